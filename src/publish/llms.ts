import type { PageHead, SiteIndex } from '../content/model.ts'
import { brand } from '../site/brand.ts'
import { type Locale, localeInfo } from '../site/locales.ts'
import { absolute, markdownPath } from './addresses.ts'

/** llms.txt of a language (https://llmstxt.org): what the site is, and where its pages are as Markdown. */
export function llmsTxt(site: SiteIndex, locale: Locale): string {
  const pages = pagesOf(site, locale)
  const home = pages.find(({ route }) => route.id === 'home')
  const line = ({ path, meta }: PageHead) => `- [${meta.title}](${absolute(markdownPath(path))}): ${meta.description}`
  return `# ${brand.name}

> ${home?.meta.description ?? ''}

## ${localeInfo[locale].name}

${pages.map(line).join('\n')}
`
}

/** llms-full.txt of a language: the Markdown twins one after another. */
export function llmsFullTxt(site: SiteIndex, locale: Locale, twin: (page: PageHead) => string): string {
  return pagesOf(site, locale).map(twin).join('\n\n')
}

const pagesOf = (site: SiteIndex, locale: Locale) =>
  site.pages.filter((page) => page.locale === locale && !page.meta.noindex)
