import { brand } from './brand.ts'
import { defaultLocale, type Locale, localeInfo } from './locales.ts'

/** The absolute address of a path of this site. */
export const absolute = (path: string) => (path === '/' ? `${brand.origin}/` : brand.origin + path)

/** Stable names of the nodes of structured data that every page shares. */
export const nodeIds = {
  organization: `${brand.origin}/#organization`,
  website: `${brand.origin}/#website`,
  founder: `${brand.origin}/#founder`,
}

/** Where the social image of a page is published. */
export const socialImagePath = ({ locale, route }: { locale: Locale; route: { id: string } }) =>
  `/social/${locale}/${route.id}.png`

/** Where the image of a chart, for sharing, is published. */
export const chartImagePath = (locale: Locale, id: string) => `/social/${locale}/charts/${id}.png`

/** Where the web app manifest of a language is published. */
export const manifestPath = (locale: Locale) =>
  locale === defaultLocale ? '/manifest.webmanifest' : `/${locale}.webmanifest`

/** Where the Markdown twin of a page is published. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** Where the feeds of a language are published. */
export const feedPath = (locale: Locale, name: 'feed.xml' | 'feed.json') => `${localeInfo[locale].prefix}/${name}`

/** Where llms.txt and its long form are published: each language below its own prefix. */
export const llmsPath = (locale: Locale, name: 'llms.txt' | 'llms-full.txt') => `${localeInfo[locale].prefix}/${name}`

/** Where the licences of what is served are published. */
export const licensesPath = '/licenses.txt'
