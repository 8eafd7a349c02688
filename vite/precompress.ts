import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './build-cache.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const texts = '**/*.{html,js,mjs,css,svg,json,webmanifest,xml,txt,md}'
/** In bytes; smaller files would hardly shrink. */
const smallest = 256
/** Files compressed at the same time; the compression itself runs on the thread pool. */
const lanes = 8

/**
 * Pages, their parts, scripts and styles get brotli's highest quality, because the first round trip carries 14,336
 * bytes; the result is cached. Files for machines are compressed quickly: the highest quality takes thirty times as
 * long.
 */
const qualityOf = (file: string) => {
  // Packs are large: the highest quality takes a second more, for a tenth less.
  if (/[/\\]kept[/\\][\w-]+\.json$/.test(file)) return 9
  return /\.(html|js|css)$|[/\\](?:kept|parts)[/\\]/.test(file) ? 11 : 5
}

const encodings = [
  {
    extension: 'br',
    encode: (data: Buffer, file: string) =>
      brotli(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  { extension: 'gz', encode: (data: Buffer) => gz(data, { level: 9 }) },
] as const

async function compress(file: string): Promise<number> {
  const data = await readFile(file)
  const made = await Promise.all(
    encodings.map(async ({ extension, encode }) => {
      const small =
        data.length > smallest &&
        (await cached('compressed', extension, [String(qualityOf(file)), data], () => encode(data, file)))
      if (small && small.length < data.length) return writeFile(`${file}.${extension}`, small).then(() => 1)
      // Removes the copy of an earlier, larger version.
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
