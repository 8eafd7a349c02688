import type { NamedInput } from '../../readiness/report.ts'
import { defaultLocale, type Locale } from '../../site/locales.ts'

const texts = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true })
const htmlIn = (locale: Locale) => texts[`./${locale}.txt`] ?? texts[`./${defaultLocale}.txt`] ?? ''

/** A page of an invented furniture maker, with faults that many pages have: to try the checker on, and checked on the home page. */
export const sample = (locale: Locale): NamedInput => ({
  name: 'Atelier Brun',
  input: {
    html: htmlIn(locale),
    url: 'https://www.atelier-brun.example/tables',
    robots: 'User-agent: GPTBot\nDisallow: /\n',
  },
})
