import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { draftPages } from '../../src/content/draft-pages.ts'
import { everyPage, picturesOf } from '../../src/content/find.ts'
import { readSite } from '../../src/content/load.ts'
import type { Site } from '../../src/content/model.ts'
import { pictureFileOf } from '../../src/content/pictures.ts'
import { ContentError } from '../../src/content/problem.ts'
import { type PictureFormat, pictureAddress, pictureAt, pictureFormats, widthsOf } from '../../src/site/pictures.ts'
import { cached } from '../build-cache.ts'

/**
 * Keeps letters in a screenshot legible. `effort`: with sharp's default of 4, a file is 8 % smaller, but takes 4.4
 * times as long.
 */
const options = { avif: { quality: 60, effort: 2 }, webp: { quality: 82 } } as const

/** A picture in one width and format, upright, in sRGB, without metadata. */
async function encode(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const original = await readFile(file)
  return cached('pictures', format, [original, String(width), JSON.stringify(options), sharp.versions.sharp], () =>
    sharp(original).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, options[format]).toBuffer(),
  )
}

/** Every address of the pictures that the pages of a site show, once. */
function addressesOn(site: Site): string[] {
  const pictures = everyPage(site)
    .flatMap(picturesOf)
    .map(({ picture }) => picture)
  const addresses = pictures.flatMap((picture) =>
    pictureFormats.flatMap((format) => widthsOf(picture).map((width) => pictureAddress(picture, format, width))),
  )
  return [...new Set(addresses)]
}

/** @param root the folder that holds src/content @returns `undefined` where there is no such picture */
async function pictureBytes(root: string, address: string): Promise<Buffer | undefined> {
  const asked = pictureAt(address)
  const file = asked && pictureFileOf(root, asked.name)
  if (!file) return undefined
  return encode(file, asked.width, asked.format).catch(({ message }: Error) => {
    const place = { file: relative(root, file).replaceAll(sep, '/'), line: 1, column: 1 }
    // Its head was read before, for width and height.
    const remedy = 'Save it anew, as PNG or JPEG, no wider than 10,000 pixels.'
    throw new ContentError([{ ...place, message: `It cannot be read as a picture (${message}).`, remedy }])
  })
}

/** Publishes the pictures that pages show: those of an earlier build are taken from the cache. */
export async function writePictures(root: string, out: string, site: Site): Promise<void> {
  for (const address of addressesOn(site)) {
    const bytes = await pictureBytes(root, address)
    if (!bytes) throw new Error(`${address}: the picture went away while the site was built. Build it again.`)
    await writeFile(join(out, address), bytes)
  }
}

/** For development and the preview: makes pictures on request, and writes them for a static preview. */
export function pictures(): Plugin {
  let root = process.cwd()
  return {
    name: 'citence:pictures',
    configResolved(config) {
      // Tests of the preview edit a copy of the content.
      root = process.env.PREVIEW_CONTENT ?? config.root
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        try {
          const [address = ''] = url.split('?')
          const bytes = await pictureBytes(root, address)
          if (!bytes) return next()
          response.setHeader('content-type', `image/${pictureAt(address)?.format}`)
          response.end(bytes)
        } catch (error) {
          next(error)
        }
      })
    },
    async generateBundle() {
      const { site } = readSite(root, { also: draftPages(root) })
      for (const address of site ? addressesOn(site) : []) {
        const source = await pictureBytes(root, address)
        if (source) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
      }
    },
  }
}
