import { locales } from '../site/locales.ts'

/** Months of both languages in lower case, with their number: a page may name a work of the other language. */
const months = new Map(
  locales.flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => [format(Date.UTC(2026, month)).toLowerCase(), month + 1] as const)
  }),
)
const month = `(?<month>${[...months.keys()].join('|')})`
const written = [
  new RegExp(`(?<!\\p{L})${month} (?:(?<day>\\d{1,2}), )?(?<year>\\d{4})`, 'giu'),
  new RegExp(`(?<!\\p{L})(?<day>\\d{1,2})(?:er)? ${month} (?<year>\\d{4})`, 'giu'),
]

/** The months and days that a text names, as ISO dates. @param until an ISO date: later ones are announcements, and left out */
export function writtenDates(text: string, until: string): string[] {
  const matches = written.flatMap((pattern) => [...text.replace(/\s/g, ' ').matchAll(pattern)])
  return matches
    .map(({ groups = {} }) => [groups.year, months.get(groups.month?.toLowerCase() ?? ''), groups.day])
    .map((parts) => parts.flatMap((part) => (part ? String(part).padStart(2, '0') : [])).join('-'))
    .filter((date) => date <= until.slice(0, date.length))
}
