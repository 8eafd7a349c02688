import type { PageHead, SiteIndex } from '../content/model.ts'
import { absolute, llmsPath, markdownPath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { type Locale, localeInfo, otherLocale } from '../site/locales.ts'
import type { PageType } from '../site/routes.ts'
import { bodyOf } from './markdown/twin.ts'

/** Headings of llms.txt; what nobody needs to know us by is Optional, a word of the format (https://llmstxt.org). */
const words = {
  en: {
    guidance:
      'Each page below is Markdown; its HTML has the same address without “.md”. Figures marked “agency figure” are our own and have no outside source: quote them as ours. What is marked “Illustration” or “invented figure” is not to be quoted as fact. Sources are footnotes.',
    learn: 'Definitions and guides',
    agency: 'The agency',
    tools: 'Tools',
    identity: 'Identity',
    facts: { legal: 'Legal name', founded: 'Founded', office: 'Office', email: 'Email', phone: 'Telephone' },
    full: 'All pages in one file',
    other: 'The same list in French',
  },
  fr: {
    guidance:
      'Chaque page ci-dessous est en Markdown ; son HTML a la même adresse sans « .md ». Les chiffres marqués « chiffre de l’agence » sont les nôtres et n’ont pas de source extérieure : citez-les comme tels. Ce qui est marqué « Illustration » ou « chiffre inventé » n’est pas à citer comme un fait. Les sources sont en notes.',
    learn: 'Définitions et guides',
    agency: 'L’agence',
    tools: 'Outils',
    identity: 'Identité',
    facts: { legal: 'Raison sociale', founded: 'Fondée en', office: 'Bureau', email: 'E-mail', phone: 'Téléphone' },
    full: 'Toutes les pages en un fichier',
    other: 'La même liste en anglais',
  },
} as const

type Section = 'learn' | 'agency' | 'tools' | 'optional'

/** Where a page is in the list, by its type, else by its path. */
function sectionOf({ route, path }: PageHead): Section {
  const types: Partial<Record<PageType, Section>> = {
    home: 'agency',
    contact: 'agency',
    services: 'agency',
    audit: 'tools',
  }
  if (/\/(legal|privacy|rgpd|ai-crawlers|sources|video-presentation-geo)$/.test(path)) return 'optional'
  return types[route.type] ?? (path.includes('/tools/') ? 'tools' : path.includes('/agency/') ? 'agency' : 'learn')
}

/** llms.txt of a language: who we are, where each page is as Markdown, by section, and what may be left out. */
export function llmsTxt(site: SiteIndex, locale: Locale): string {
  const pages = pagesOf(site, locale)
  const home = pages.find(({ route }) => route.id === 'home')
  const { guidance, facts, full, other, ...names } = words[locale]
  const { legal, foundingYear, founder, address, emails, phones } = brand
  const known = [
    { of: 'legal', name: facts.legal, value: `${legal.name}, ${legal.form}` },
    { of: 'foundingYear', name: facts.founded, value: foundingYear },
    { of: 'founder', name: founder.jobTitle[locale], value: founder.name },
    { of: 'address', name: facts.office, value: `${address.street}, ${address.postalCode} ${address.city}` },
    { of: 'emails', name: facts.email, value: emails.contact },
    { of: 'phones', name: facts.phone, value: phones.france.display },
  ] as const
  // An assistant would repeat what is invented as a fact.
  const invented: readonly string[] = brand.illustrative
  const identity = known
    .filter(({ of }) => !invented.includes(of))
    .map(({ name, value }) => `- ${name}${localeInfo[locale].colon} ${value}`)
  const line = ({ path, meta }: PageHead) => `- [${meta.title}](${absolute(markdownPath(path))}): ${meta.description}`
  const listed = (section: Section) => pages.filter((page) => sectionOf(page) === section).map(line)
  const elsewhere = [
    `- [${full}](${absolute(llmsPath(locale, 'llms-full.txt'))})`,
    `- [${other}](${absolute(llmsPath(otherLocale(locale), 'llms.txt'))}): ${localeInfo[otherLocale(locale)].name}`,
  ]
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [names.identity, identity],
    [names.learn, listed('learn')],
    [names.agency, listed('agency')],
    [names.tools, listed('tools')],
    ['Optional', [...listed('optional'), ...elsewhere]],
  ]
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`)
  return `# ${brand.name}\n\n> ${home?.meta.description ?? ''}\n\n${guidance}\n\n${body.join('\n\n')}\n`
}

/** llms-full.txt of a language: the Markdown twins one after another. The footnotes of each page have names of their own. */
export function llmsFullTxt(site: SiteIndex, locale: Locale, twin: (page: PageHead) => string): string {
  const pages = pagesOf(site, locale).map((page) => {
    const body = bodyOf(twin(page)).trim()
    return `<!-- ${absolute(page.path)} · ${page.meta.lastUpdated} -->\n\n${body.replace(/\[\^(\d+)\]/g, `[^${page.route.id}-$1]`)}`
  })
  return `${pages.join('\n\n')}\n`
}

const pagesOf = (site: SiteIndex, locale: Locale) =>
  site.pages.filter((page) => page.locale === locale && !page.meta.noindex)
