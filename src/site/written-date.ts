/** Making one costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** An ISO date as a language writes it: "November 21, 2026", "1er mai 2026". Of a year or a month nothing is made up. */
export function writtenDate(iso: string, locale: string): string {
  if (/^\d{4}(-\d{2})?$/.test(iso)) return iso
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  const written = format.format(new Date(iso))
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written
}
