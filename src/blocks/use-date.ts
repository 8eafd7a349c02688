import { useLingui } from '@lingui/react'

/** Writes an ISO date as the page's language does: "November 21, 2026", "21 novembre 2026", "1er mai 2026". */
export function useDate(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => formatDate(iso, i18n.locale)
}

/** Making one costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function formatDate(iso: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  const written = format.format(new Date(iso))
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written
}
