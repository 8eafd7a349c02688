import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Longer ones are no line of an access log; kept whole they would fill the memory. */
const longest = 64 * 1024
const newline = 10
/** The first bytes of gzip (RFC 1952). */
const magic = [0x1f, 0x8b]

/**
 * Calls `each` with every line of a file, or of standard input where it is `-`. What is packed by gzip is unpacked,
 * whatever its name. Only one piece of the file is in memory at a time. Rejects where it cannot be read.
 */
export async function eachLine(file: string, each: (line: string) => void): Promise<void> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
  const chunks = source[Symbol.asyncIterator]()
  const start = await chunks.next()
  if (start.done) return
  const first: Buffer = start.value
  const bytes = again(first, chunks)
  if (!magic.every((byte, at) => first[at] === byte)) return split(bytes, each)
  await pipeline(Readable.from(bytes), createGunzip(), (unpacked) => split(unpacked, each))
}

async function* again(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function split(bytes: AsyncIterable<Buffer>, each: (line: string) => void): Promise<void> {
  let open: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const last = chunk.lastIndexOf(newline)
    if (last < 0) {
      open = open.length > longest ? open : Buffer.concat([open, chunk])
      continue
    }
    for (const line of Buffer.concat([open, chunk.subarray(0, last)])
      .toString('utf8')
      .split('\n'))
      if (line) each(line)
    open = Buffer.from(chunk.subarray(last + 1))
  }
  if (open.length > 0) each(open.toString('utf8'))
}
