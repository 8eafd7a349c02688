import { useLingui } from '@lingui/react'
import { writtenDate } from '../site/writing.ts'

/** Writes an ISO date as the page's language does. */
export function useDate(): (iso: string) => string {
  const { i18n } = useLingui()
  return (iso) => writtenDate(iso, i18n.locale)
}
