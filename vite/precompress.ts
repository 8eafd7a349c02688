import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './build-cache.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const texts = '**/*.{html,js,mjs,css,svg,json,webmanifest,xml,txt,md}'
/** In bytes; smaller files would hardly shrink. */
const leastSize = 256
/**
 * Files compressed at the same time; the compression itself runs on the thread pool. Reading and writing does not: each
 * such step of a small file, sent to another thread and back, takes several times the processor time of the step.
 */
const lanes = 8

/** What a server sends before the first acknowledgement, in bytes: ten packets of 1,460, less the headers. */
const firstRoundTrip = 14_336

/**
 * Brotli's qualities to try, until the result comes in the first round trip. The highest takes three times as long as the
 * next, for 2.5 % of a page; scripts get it because they change less often. Below 10 it takes next to no time: for files
 * for machines, for packs, and for parts of pages, which all change with every style and are half a kilobyte larger.
 */
const qualitiesOf = (file: string): readonly number[] => {
  if (file.endsWith('.html')) return [10, 11]
  if (/[/\\]kept[/\\][\w-]+\.json$/.test(file)) return [9]
  return /\.(js|css)$/.test(file) ? [11] : [5]
}

async function smallest(data: Buffer, file: string): Promise<Buffer> {
  let small = data
  for (const quality of qualitiesOf(file)) {
    small = await brotli(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    })
    if (small.length <= firstRoundTrip) break
  }
  return small
}

const encodings = [
  { extension: 'br', encode: smallest },
  { extension: 'gz', encode: (data: Buffer) => gz(data, { level: 9 }) },
] as const

async function compress(file: string): Promise<number> {
  const data = readFileSync(file)
  const made = await Promise.all(
    encodings.map(async ({ extension, encode }) => {
      const copy = `${file}.${extension}`
      const small =
        data.length > leastSize &&
        (await cached('compressed', extension, [qualitiesOf(file).join(), data], () => encode(data, file)))
      const isSmaller = small && small.length < data.length
      if (isSmaller) writeFileSync(copy, small)
      // The copy of an earlier, larger version.
      else rmSync(copy, { force: true })
      return isSmaller ? 1 : 0
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
