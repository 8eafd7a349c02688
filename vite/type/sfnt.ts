/** What text is measured with, in units of the em: `1` is the font size. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  /** Advance width of a character; `undefined` if the font lacks it. */
  advance(character: string): number | undefined
  /** Which glyph draws a character; 0 if none does. */
  glyphOf(codePoint: number): number
}

/** Reads a TrueType or OpenType file: https://learn.microsoft.com/typography/opentype/spec/otff */
export function readSfnt(font: Buffer): FontMetrics {
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8))
  }
  const table = (tag: string) => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`A font has no '${tag}' table; expected an uncompressed TrueType file.`)
    return offset
  }
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const advances = font.readUInt16BE(hhea + 34)
  const glyphOf = characterMap(font, table('cmap'))
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    glyphOf,
    advance(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0)
      // The last width holds for all further glyphs.
      return glyph ? font.readUInt16BE(hmtx + 4 * Math.min(glyph, advances - 1)) / unitsPerEm : undefined
    },
  }
}

/** Format 4, the one of the Basic Multilingual Plane, which every web font has. */
function characterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4)
  })
  const start = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error("A font's 'cmap' has no subtable of format 4.")
  const span = font.readUInt16BE(start + 6)
  const ends = start + 14
  const [starts, deltas, ranges] = [ends + span + 2, ends + 2 * span + 2, ends + 3 * span + 2]
  return (codePoint) => {
    for (let at = 0; at < span; at += 2) {
      if (font.readUInt16BE(ends + at) < codePoint) continue
      const first = font.readUInt16BE(starts + at)
      if (first > codePoint) return 0
      const delta = font.readUInt16BE(deltas + at)
      const range = font.readUInt16BE(ranges + at)
      if (range === 0) return (codePoint + delta) & 0xffff
      const glyph = font.readUInt16BE(ranges + at + range + 2 * (codePoint - first))
      return glyph && (glyph + delta) & 0xffff
    }
    return 0
  }
}
