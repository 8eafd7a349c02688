import type { NamedInput } from '../../readiness/report.ts'
import type { Locale } from '../../site/locales.ts'
import en from './en.txt?raw'
import fr from './fr.txt?raw'

const html: Readonly<Record<Locale, string>> = { en, fr }

/** A page of an invented joiner, with faults that many pages have: to try the checker on, and judged on the home page. */
export const sample = (locale: Locale): NamedInput => ({
  name: 'Atelier Brun',
  input: {
    html: html[locale],
    url: 'https://www.atelier-brun.example/tables',
    robots: 'User-agent: GPTBot\nDisallow: /\n',
  },
})
