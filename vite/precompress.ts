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
 * Brotli's settings to try, until the result comes in the first round trip. Pages all change with every style and every
 * script. Quality 10 takes fifteen times as long as 9 for 7 % of a page, 11 twice as long again for 9 %: only where that
 * is needed. Scripts get the highest because they change less often. Up to 9 most of the time goes into tables as large
 * as the window, hence a window that holds a page and no more. At 5, for files for machines, packs, and parts of pages,
 * it takes next to none.
 */
const settingsOf = (file: string): readonly Settings[] => {
  if (file.endsWith('.html')) return [{ quality: 9, windowBits: 16 }, { quality: 11 }]
  if (/[/\\]kept[/\\][\w-]+\.json$/.test(file)) return [{ quality: 9 }]
  return [{ quality: /\.(js|css)$/.test(file) ? 11 : 5 }]
}

type Settings = { readonly quality: number; readonly windowBits?: number }

async function smallest(data: Buffer, file: string): Promise<Buffer> {
  let small = data
  for (const { quality, windowBits = constants.BROTLI_DEFAULT_WINDOW } of settingsOf(file)) {
    small = await brotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
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
        (await cached('compressed', extension, [JSON.stringify(settingsOf(file)), data], () => encode(data, file)))
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
