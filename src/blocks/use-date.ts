import { useLingui } from '@lingui/react'

/** Writes an ISO date as the page's language does: "November 21, 2026", "21 novembre 2026", "1er mai 2026". */
export function useDate(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => formatDate(iso, i18n.locale)
}

export function formatDate(iso: string, locale: string): string {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written
}
