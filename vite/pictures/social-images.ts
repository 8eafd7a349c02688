import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { everyPage } from '../../src/content/find.ts'
import type { PageHead, SiteIndex } from '../../src/content/model.ts'
import { socialImagePath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import type { Locale } from '../../src/site/locales.ts'
import { cached } from '../build-cache.ts'
import { readSfnt } from '../type/sfnt.ts'
import { lineWidth } from '../type/text-width.ts'
import { cutFile } from '../type/typefaces.ts'
import { brandIcon, withoutDark, withoutGround } from './icons.ts'
import { palette } from './palette.ts'
import { socialSvg } from './social-svg.ts'

type SocialImage = { readonly title: string; readonly eyebrow: string; readonly locale: Locale }

/** Shared by all images of a build: reading and cutting the typefaces for each would take most of its time. */
let letters: ReturnType<typeof readLetters> | undefined

/** Typefaces, colours and logo of all social images. */
export const sharedLetters = () => (letters ??= readLetters())

async function readLetters() {
  const faces = await Promise.all([
    cutFile('serif', 'sfnt'),
    cutFile('sans', 'sfnt', 400),
    cutFile('sans', 'sfnt', 600),
  ])
  const colour = await palette('light')
  return {
    faces,
    colour,
    mark: withoutGround(withoutDark(await brandIcon())),
    titleFont: readSfnt(readFileSync(faces[0])),
    textFont: readSfnt(readFileSync(faces[1])),
  }
}

/** The SVG with the site's own typography, and the files of its typefaces. */
async function socialDrawing({ title, eyebrow, locale }: SocialImage): Promise<{ svg: string; faces: string[] }> {
  const { faces, colour, mark, titleFont, textFont } = await sharedLetters()
  const svg = socialSvg({
    title,
    eyebrow,
    locale,
    brand: brand.name,
    source: new URL(brand.origin).host.replace(/^www\./, ''),
    mark,
    colour,
    serif: { family: titleFont.family, width: (line) => lineWidth(titleFont, line) },
    sans: { family: textFont.family },
  })
  return { svg, faces }
}

/** The image of a shared link: PNG, 1200 × 630. */
export async function socialImage(image: SocialImage): Promise<Buffer> {
  return rendered(await socialDrawing(image))
}

/** The names of the font files hold the hash of their contents. */
export function rendered({ svg, faces }: { svg: string; faces: string[] }): Promise<Buffer> {
  return cached('social', 'png', [svg, ...faces], async () => {
    return (await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: faces } })).asPng()
  })
}

/**
 * Draws the social image of every page; those of an earlier build with the same words are taken from the cache.
 * @param isDraft writes SVG, which is faster and keeps the words readable
 */
export async function writeSocialImages(out: string, site: SiteIndex, isDraft: boolean): Promise<void> {
  for (const page of everyPage(site)) {
    const file = join(out, socialImagePath(page))
    mkdirSync(dirname(file), { recursive: true })
    const words = imageWords(page)
    if (isDraft) writeFileSync(file.replace(/png$/, 'svg'), (await socialDrawing(words)).svg)
    else writeFileSync(file, await socialImage(words))
  }
}

export const imageWords = ({ meta, locale }: PageHead) => ({ title: meta.title, eyebrow: meta.label, locale })
