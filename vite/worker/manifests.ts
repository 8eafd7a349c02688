import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { SiteIndex } from '../../src/content/model.ts'
import { brand } from '../../src/site/brand.ts'
import { byLocale, type Locale, locales, localize, manifestPath } from '../../src/site/locales.ts'
import { pathOf, type RouteId } from '../../src/site/routes.ts'
import { checkerId, shareQuery } from '../../src/site/shared.ts'
import { icons } from '../pictures/icons.ts'
import { palette } from '../pictures/palette.ts'
import { keepOwnScreenshots, screenshotFolder } from '../pictures/recorded.ts'

const shortcuts = ['audit', 'guide', 'contact'] as const
const shapes = ['wide', 'narrow'] as const

const checker = (locale: Locale) => pathOf('readiness-checker', locale)
/** Files that may be pages, by type. */
const pageFiles = { 'text/html': ['.html', '.htm'], 'text/plain': ['.txt'] }

/** Text that comes from the content, in the language of the manifest. */
type ManifestWords = {
  readonly description: string
  /** What each screenshot shows. */
  readonly screenshots: Readonly<Record<(typeof shapes)[number], string>>
  /** Labels of the pages in the icon's menu. */
  readonly shortcuts: Readonly<Record<(typeof shortcuts)[number], string>>
}

type Screenshot = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly shape: (typeof shapes)[number]
}

type Look = { readonly words: ManifestWords; readonly paper: string; readonly screenshots: readonly Screenshot[] }

/** The web app manifest of a language: https://www.w3.org/TR/appmanifest/ */
export function manifest(locale: Locale, { words, paper, screenshots }: Look) {
  return {
    // One app, whichever language it was installed in.
    id: '/',
    lang: locale,
    dir: 'ltr',
    name: brand.name,
    short_name: brand.name,
    description: words.description,
    start_url: localize('/', locale),
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: paper,
    background_color: paper,
    categories: ['business', 'education'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons
        .filter(({ purpose }) => purpose !== 'touch')
        .map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ],
    shortcuts: shortcuts.map((route) => ({
      name: words.shortcuts[route],
      url: pathOf(route, locale),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    // Lets people share other pages to the readiness checker: the service worker handles it (src/sw/shared.ts).
    share_target: {
      action: checker(locale) + shareQuery,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: Object.keys(pageFiles) }] },
    },
    file_handlers: [{ action: `${checker(locale)}#${checkerId}`, accept: pageFiles }],
    screenshots: screenshots.map(({ src, width, height, shape }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: shape,
      label: words.screenshots[shape],
    })),
  }
}

/** The existing screenshots of a language, with the sizes in their files. */
async function screenshotsIn(outDir: string, locale: Locale): Promise<Screenshot[]> {
  const found = shapes.map(async (shape) => {
    const src = `/${screenshotFolder}/${locale}-${shape}.png`
    const size = await readFile(join(outDir, src))
      .then(imageSize)
      .catch(() => undefined)
    return size ? [{ src, shape, width: size.width, height: size.height }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Writes the manifest of every language into `outDir`, where `public/` has been copied to before. */
export async function writeManifests(outDir: string, words: Readonly<Record<Locale, ManifestWords>>): Promise<void> {
  const paper = (await palette('light'))('paper')
  await keepOwnScreenshots(outDir)
  for (const locale of locales) {
    const screenshots = await screenshotsIn(outDir, locale)
    const text = JSON.stringify(manifest(locale, { words: words[locale], paper, screenshots }))
    await writeFile(join(outDir, manifestPath(locale)), `${text}\n`)
  }
}

/** The words of the web app manifests, from the pages themselves. */
export function manifestWords(site: SiteIndex): Readonly<Record<Locale, ManifestWords>> {
  const words = (locale: Locale): ManifestWords => {
    const meta = (id: RouteId) => {
      const page = site.pages.find((page) => page.route.id === id && page.locale === locale)
      if (!page)
        throw new Error(`The web app manifest (${locale}) needs the page '${id}': publish it in src/site/routes.ts.`)
      return page.meta
    }
    return {
      description: meta('home').description,
      screenshots: { wide: meta('home').title, narrow: meta('home').description },
      shortcuts: { audit: meta('audit').label, guide: meta('guide').label, contact: meta('contact').label },
    }
  }
  return byLocale(words)
}
