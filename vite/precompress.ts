import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './build-cache.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const texts = '**/*.{html,js,mjs,css,svg,json,webmanifest,xml,txt,md}'
/** Bytes; below, there is hardly anything to save. */
const smallest = 256
/** Bytes that a server may send before the first answer of a browser: ten segments. */
const firstFlight = 14_336
/** What it leaves to a page beside the styles that are asked for late (src/app/late.css). */
const room = firstFlight - 1_024

/**
 * Gzip as small as it has to be: zopfli, which saves some 4 % and takes a hundred times as long, only for what fits into
 * the first flight by it.
 */
export async function gzipToFit(data: Buffer): Promise<Buffer> {
  const quick = await gz(data, { level: 9 })
  if (quick.length <= room || quick.length * 0.95 > firstFlight) return quick
  const { gzipAsync: zopfli } = await import('@gfx/zopfli')
  return Buffer.from(await zopfli(data, { numiterations: 15 }))
}

/** Files in work at once; the compression itself runs on the thread pool. */
const lanes = 8

const encodings = [
  {
    extension: 'br',
    encode: (data: Buffer) =>
      brotli(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
  },
  { extension: 'gz', encode: gzipToFit },
] as const

async function compress(file: string): Promise<number> {
  const data = await readFile(file)
  const made = await Promise.all(
    encodings.map(async ({ extension, encode }) => {
      const small =
        data.length > smallest &&
        (await cached('compressed', extension, ['to fit with late styles', data], () => encode(data)))
      if (small && small.length < data.length) return writeFile(`${file}.${extension}`, small).then(() => 1)
      // Of an earlier, larger version.
      return rm(`${file}.${extension}`, { force: true }).then(() => 0)
    }),
  )
  return made.reduce((sum: number, count) => sum + count, 0)
}

/** Writes a `.br` and a `.gz` beside every text file of `outDir`; returns how many were written. */
export async function precompress(outDir: string): Promise<number> {
  const files = await Array.fromAsync(glob(texts, { cwd: outDir }))
  let written = 0
  const lane = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await compress(join(outDir, file))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return written
}
