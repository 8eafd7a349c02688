import type { Locale } from '../site/locales.ts'

const narrow = '\u202f'
const nbsp = '\u00a0'

/**
 * Sets text as its language prints it, from what one types: apostrophes, quotation marks, ellipses, and in French the
 * spaces of the Imprimerie nationale's "Lexique des règles typographiques". Never adds a space where none was typed,
 * so that addresses and identifiers pass unchanged.
 */
export function setType(text: string, locale: Locale): string {
  const common = text.replaceAll('...', '…').replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  return locale === 'fr' ? french(common) : english(common)
}

function french(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]+([;!?])/g, `${narrow}$1`)
    .replace(/[ \u202f]+:(?!\S)/g, `${nbsp}:`)
    .replace(/«[ \u202f]+/g, `«${nbsp}`)
    .replace(/[ \u202f]+»/g, `${nbsp}»`)
    .replace(/(?<=\d)[ \u00a0]+(?=%)/g, narrow)
    .replace(/(?<=\d)[ \u202f]+(?=€)/g, nbsp)
    .replace(/(?<=\b\d{1,3})[ \u00a0](?=\d{3}\b)/g, narrow)
}

function english(text: string): string {
  return text
    .replace(/(^|[\s([{—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(?<=\p{L})'(?=\s|$|[.,;:!?)])/gu, '’')
}
