import { typedSpaces } from '../site/french-spaces.ts'
import type { Locale } from '../site/locales.ts'

const narrow = '\u202f'
const nbsp = '\u00a0'

/** Of a date only the day: a year may begin a line. */
const englishDay =
  /(?<=(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d{1,2}(?!\d))/g
const range = /(?<=\d) (à|et|to|and) (?=\d)/g
const phone = /\+\d{1,3}(?: \d{1,4})+/g
/** The space after the sign of an operation: a formula that is too long for a line goes on with the sign. */
const afterSign = /(?<=(?:^| )[×÷]) /g
const beforeTown = /(?<=(?<!\d)\d{5}) (?=\p{Lu})/gu

/**
 * Sets text as its language prints it, from what one types: apostrophes, quotation marks, ellipses, the spaces at which
 * no line ends, and in French those of the Imprimerie nationale's "Lexique des règles typographiques". Never adds a
 * space where none was typed, so that addresses and identifiers pass unchanged.
 */
export function setType(text: string, locale: Locale): string {
  const common = text.replaceAll('...', '…').replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  const signed = /[×÷]/.test(common) ? common.replace(afterSign, nbsp) : common
  return bindNumbers(settings[locale].set(signed), locale)
}

function bindNumbers(text: string, locale: Locale): string {
  // Most texts have none.
  if (!/\d/.test(text)) return text
  const { counted, named } = settings[locale]
  return text
    .replace(phone, (number) => number.replaceAll(' ', nbsp))
    .replace(range, `${nbsp}$1${nbsp}`)
    .replace(counted, nbsp)
    .replace(named, `$1${nbsp}`)
    .replace(beforeTown, nbsp)
}

function french(text: string): string {
  const curly = text.replace(/(?<=\p{L})'/gu, '’')
  const spaced = typedSpaces.reduce((done, { pattern, space }) => done.replace(pattern, space), curly)
  return spaced.replace(/(?<=\b\d{1,3})[ \u00a0](?=\d{3}\b)/g, narrow)
}

function english(text: string): string {
  return text
    .replace(/(^|[\s([{—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(?<=\p{L})'(?=\s|$|[.,;:!?)])/gu, '’')
    .replace(englishDay, nbsp)
}

type Setting = {
  /** Its own marks and spaces, in a text that has the apostrophes and ellipses of all languages. */
  readonly set: (text: string) => string
  /** Spaces between a number and a word that it counts, and words that a number names: between the two no line ends. */
  readonly counted: RegExp
  readonly named: RegExp
}

const settings: Readonly<Record<Locale, Setting>> = {
  en: {
    set: english,
    counted: /(?<=\d) (?=(?:days?|weeks?|months?|years?|hours?|minutes?|min|seconds?|words|points|cents)(?!\p{L}))/gu,
    named: /(?<![\p{L}\d])(Articles?|EU|No\.|[Ww]eeks?|[Mm]onth|[DLR]\.) (?=\d|[DLR]\. )/gu,
  },
  fr: {
    set: french,
    counted:
      /(?<=\d(?:er)?) (?=(?:jours?|semaines?|mois|ans?|heures?|h|minutes?|min|secondes?|mots|points|centimes|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
    named: /(?<![\p{L}\d])([Aa]rticles?|UE|n°|[Ss]emaines?|mois|[DLR]\.) (?=\d|[DLR]\. )/gu,
  },
}
