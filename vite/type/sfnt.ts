/** Metrics for measuring text, in em: `1` is the font size. */
export type FontMetrics = ReturnType<typeof readSfnt>

/** The tables of a TrueType or OpenType file by tag: https://learn.microsoft.com/typography/opentype/spec/otff */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

/** Reads a font file that is not compressed. */
export function readSfnt(font: Buffer) {
  const tables = tablesOf(font)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`A font has no '${tag}' table; expected an uncompressed TrueType file.`)
    return found
  }
  const unitsPerEm = table('head').readUInt16BE(18)
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const advances = hhea.readUInt16BE(34)
  const glyphOf = readCharacterMap(table('cmap'))
  return {
    /** The name by which drawings ask for it. */
    family: readFamily(table('name')),
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    /** The glyph of a character; 0 if there is none. */
    glyphOf,
    /** Advance width of a character; `undefined` if the font lacks it. */
    advance(character: string) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0)
      // The last width holds for all further glyphs.
      return glyph ? hmtx.readUInt16BE(4 * Math.min(glyph, advances - 1)) / unitsPerEm : undefined
    },
  }
}

/** The name of the family, as Windows reads it: that of all its weights (16), else of this one (1). */
function readFamily(name: Buffer): string {
  const records = Array.from({ length: name.readUInt16BE(2) }, (_, index) => name.subarray(6 + 12 * index))
  const family = (id: number) => records.find((record) => record.readUInt16BE(0) === 3 && record.readUInt16BE(6) === id)
  const found = family(16) ?? family(1)
  if (!found) throw new Error('A font does not say the name of its family.')
  const start = name.readUInt16BE(4) + found.readUInt16BE(10)
  return new TextDecoder('utf-16be').decode(name.subarray(start, start + found.readUInt16BE(8)))
}

/** Format 4, the one of the Basic Multilingual Plane, which every web font has. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + 8 * index + 4))
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error("A font's 'cmap' has no subtable of format 4.")
  const span = cmap.readUInt16BE(start + 6)
  const ends = start + 14
  const [starts, deltas, ranges] = [ends + span + 2, ends + 2 * span + 2, ends + 3 * span + 2]
  return (codePoint) => {
    for (let at = 0; at < span; at += 2) {
      if (cmap.readUInt16BE(ends + at) < codePoint) continue
      const first = cmap.readUInt16BE(starts + at)
      if (first > codePoint) return 0
      const delta = cmap.readUInt16BE(deltas + at)
      const range = cmap.readUInt16BE(ranges + at)
      if (range === 0) return (codePoint + delta) & 0xffff
      const glyph = cmap.readUInt16BE(ranges + at + range + 2 * (codePoint - first))
      return glyph && (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** A character map of format 4, with one segment per character. */
function writtenCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const all = [...glyphs].sort(([a], [b]) => a - b)
  const segments = [...all, [0xffff, 0] as const]
  const map = Buffer.alloc(12 + 16 + 8 * segments.length)
  map.writeUInt16BE(1, 2)
  // Platform Windows, encoding Unicode: every browser reads that one.
  map.writeUInt16BE(3, 4)
  map.writeUInt16BE(1, 6)
  map.writeUInt32BE(12, 8)
  map.writeUInt16BE(4, 12)
  map.writeUInt16BE(map.length - 12, 14)
  map.writeUInt16BE(2 * segments.length, 18)
  const [ends, starts] = [26, 28 + 2 * segments.length]
  segments.forEach(([character, glyph], index) => {
    map.writeUInt16BE(character, ends + 2 * index)
    map.writeUInt16BE(character, starts + 2 * index)
    map.writeUInt16BE((glyph - character) & 0xffff, starts + 2 * (segments.length + index))
  })
  return map
}

/**
 * Adds a narrow space (used in French thousands and before punctuation) as wide as this font's space, which is narrow:
 * a fifth of an em. Without one, browsers use half a space, and the figures of '1 885' touch.
 * @param characters that the font was subset to
 */
export function withNarrowSpace(font: Buffer, characters: string): Buffer {
  const { glyphOf } = readSfnt(font)
  const glyphs = Array.from(characters, (character) => {
    const code = character.codePointAt(0) ?? 0
    return [code, glyphOf(code === 0x202f ? 0x20 : code)] as const
  })
  const tables = tablesOf(font)
  tables.set('cmap', writtenCharacterMap(new Map(glyphs.filter(([, glyph]) => glyph > 0))))
  return assembled(font, [...tables])
}

/** Without checksums, which the next subsetting writes. */
function assembled(font: Buffer, tables: readonly (readonly [string, Buffer])[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  font.copy(head, 0, 0, 12)
  let start = head.length
  const parts = tables.map(([tag, table], index) => {
    const at = 12 + 16 * index
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    start += padded.length
    return padded
  })
  return Buffer.concat([head, ...parts])
}
