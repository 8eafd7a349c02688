import { crc32, deflateSync } from 'node:zlib'

type Pixels = { readonly pixels: Buffer; readonly width: number; readonly height: number }

/** Colours that differ by less than this in each channel become one: the shades of smoothed edges on flat colours. */
const step = 16

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/**
 * A PNG of at most 256 colours, a third of the size of a true-colour one, of an opaque flat-coloured RGBA image.
 * Each colour of the palette is the most frequent of its shades, so the flat ones are exact.
 * @throws if the image has more colours than that: it is no flat drawing. https://www.w3.org/TR/png/
 */
export function indexedPng({ pixels, width, height }: Pixels): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const bucket = (colour: number) =>
    Math.floor((colour >> 16) / step) * 65536 +
    Math.floor(((colour >> 8) & 255) / step) * 256 +
    Math.floor((colour & 255) / step)
  const palette: number[] = []
  const indexOf = new Map<number, number>()
  for (const [colour] of [...counts].sort((one, other) => other[1] - one[1])) {
    if (!indexOf.has(bucket(colour))) indexOf.set(bucket(colour), palette.push(colour) - 1)
  }
  if (palette.length > 256) throw new Error(`A drawing has ${palette.length} colours; an indexed PNG holds 256.`)

  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width)
    rows[pixel + row + 1] = indexOf.get(bucket(pixels.readUIntBE(4 * pixel, 3))) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, indexed.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
