import type { I18n } from '@lingui/core'
import { msg } from '#lingui/macro'
import type { PageHead, SiteIndex } from '../content/model.ts'
import { absolute, llmsPath, markdownPath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { type Locale, localeInfo, otherLocales } from '../site/locales.ts'
import type { PageType } from '../site/routes.ts'
import { bodyOf } from './markdown/twin.ts'

type Section = 'learn' | 'agency' | 'tools' | 'optional'

/** Pages whose section their type and path do not tell. By name, since a page may get another path. */
const byName: Partial<Record<PageHead['route']['id'], Section>> = {
  about: 'agency',
  legal: 'optional',
  privacy: 'optional',
  rgpd: 'optional',
  crawlers: 'optional',
  sources: 'optional',
  video: 'optional',
}

/** The section of a page in the list. */
function sectionOf({ route, path }: PageHead): Section {
  const types: Partial<Record<PageType, Section>> = {
    home: 'agency',
    contact: 'agency',
    services: 'agency',
    audit: 'tools',
  }
  return (
    byName[route.id] ??
    types[route.type] ??
    (path.includes('/tools/') ? 'tools' : path.includes('/agency/') ? 'agency' : 'learn')
  )
}

/**
 * llms.txt of a language: who we are, where each page is as Markdown, by section, and what may be left out. Pages that say nothing about who we are go under Optional, a term of the format (https://llmstxt.org).
 * Who we are comes before the sections, which list links only: the format's own parser fails on anything else in them.
 */
export function llmsTxt(site: SiteIndex, locale: Locale, i18n: I18n): string {
  const pages = pagesOf(site, locale)
  const home = pages.find(({ route }) => route.id === 'home')
  const { legal, foundingYear, founder, address, emails, phones } = brand
  const known = [
    { of: 'legal', name: i18n._(msg`Legal name`), value: `${legal.name}, ${legal.form}` },
    { of: 'foundingYear', name: i18n._(msg`Founded`), value: foundingYear },
    { of: 'founder', name: founder.jobTitle[locale], value: founder.name },
    { of: 'address', name: i18n._(msg`Office`), value: `${address.street}, ${address.postalCode} ${address.city}` },
    { of: 'emails', name: i18n._(msg`Email`), value: emails.contact },
    { of: 'phones', name: i18n._(msg`Telephone`), value: phones.france.display },
  ] as const
  // An assistant would repeat invented values as facts.
  const invented: readonly string[] = brand.illustrative
  const identity = known
    .filter(({ of }) => !invented.includes(of))
    .map(({ name, value }) => `- ${name}${localeInfo[locale].colon} ${value}`)
  // Parsers of the format end a title at the first bracket, and a link at the end of its line.
  const title = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')
  const line = ({ path, meta }: PageHead) =>
    `- [${title(meta.title)}](${absolute(markdownPath(path))}): ${meta.description}`.replace(/\s*\n\s*/g, ' ')
  const listed = (section: Section) => pages.filter((page) => sectionOf(page) === section).map(line)
  const elsewhere = [
    `- [${i18n._(msg`All pages in one file`)}](${absolute(llmsPath(locale, 'llms-full.txt'))})`,
    ...otherLocales(locale).map((other) => {
      const language = new Intl.DisplayNames(locale, { type: 'language' }).of(other) ?? other
      const same = i18n._(msg`The same list in ${{ language }}`)
      return `- [${same}](${absolute(llmsPath(other, 'llms.txt'))}): ${localeInfo[other].name}`
    }),
  ]
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [i18n._(msg`Definitions and guides`), listed('learn')],
    [i18n._(msg`The agency`), listed('agency')],
    [i18n._(msg`Tools`), listed('tools')],
    ['Optional', [...listed('optional'), ...elsewhere]],
  ]
  const guidance = i18n._(
    msg`Each page below is Markdown; its HTML has the same address without “.md”. Figures marked “agency figure” are our own and have no outside source: quote them as ours. What is marked “Illustration” or “invented figure” is not to be quoted as fact. Sources are footnotes.`,
  )
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`)
  const illustration = i18n._(
    msg`Illustration: an invented agency; its addresses and numbers are reserved for fiction.`,
  )
  const start = [
    `# ${brand.name}`,
    `> ${home?.meta.description ?? ''}`,
    ...(invented.length > 0 ? [illustration] : []),
    guidance,
  ]
  return `${[...start, ...(identity.length > 0 ? [identity.join('\n')] : []), ...body].join('\n\n')}\n`
}

/** llms-full.txt of a language: the Markdown twins one after another. The labels of footnotes are prefixed with the page's id. */
export function llmsFullTxt(site: SiteIndex, locale: Locale, twin: (page: PageHead) => string): string {
  const pages = pagesOf(site, locale).map((page) => {
    const body = bodyOf(twin(page)).trim()
    return `<!-- ${absolute(page.path)} · ${page.meta.lastUpdated} -->\n\n${body.replace(/\[\^(\d+)\]/g, `[^${page.route.id}-$1]`)}`
  })
  return `${pages.join('\n\n')}\n`
}

const pagesOf = (site: SiteIndex, locale: Locale) =>
  site.pages.filter((page) => page.locale === locale && !page.meta.noindex)
