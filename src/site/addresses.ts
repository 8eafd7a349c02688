import { brand } from './brand.ts'
import { type Locale, localeInfo } from './locales.ts'

/** The absolute address of a path of this site. */
export const absolute = (path: string) => (path === '/' ? `${brand.origin}/` : brand.origin + path)

/** Stable names of the nodes of structured data that every page shares. */
export const nodeIds = {
  organization: `${brand.origin}/#organization`,
  website: `${brand.origin}/#website`,
  founder: `${brand.origin}/#founder`,
}

export const socialImagePath = ({ locale, route }: { locale: Locale; route: { id: string } }) =>
  `/social/${locale}/${route.id}.png`

export const chartImagePath = (locale: Locale, id: string) => `/social/${locale}/charts/${id}.png`

/** Where the Markdown twin of a page is published. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

export const feedPath = (locale: Locale, name: 'feed.xml' | 'feed.json') => `${localeInfo[locale].prefix}/${name}`

/** Where llms.txt and its long form are published: each language below its own prefix. */
export const llmsPath = (locale: Locale, name: 'llms.txt' | 'llms-full.txt') => `${localeInfo[locale].prefix}/${name}`

export const licensesPath = '/licenses.txt'
