import { typedSpaces } from '../site/french-spaces.ts'
import type { Locale } from '../site/locales.ts'

const narrow = '\u202f'
const nbsp = '\u00a0'

/** The space before the day of a date only: a year may begin a line. */
const englishDay =
  /(?<=(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d{1,2}(?!\d))/g
const range = /(?<=\d) (à|et|to|and) (?=\d)/g
const phone = /\+\d{1,3}(?: \d{1,4})+/g
/** The space after an operator: a formula that is too long for a line continues with the operator. */
const afterSign = /(?<=(?:^| )[×÷]) /g
/** A point of an article, as it is cited in brackets: "(point a)". */
const beforeLetter = /(?<=\(point) (?=\p{L}\))/gu
const beforeTown = /(?<=(?<!\d)\d{5}) (?=\p{Lu})/gu

/**
 * Typesets text by the rules of its language: apostrophes, quotation marks, ellipses, non-breaking spaces, and in French
 * those of the Imprimerie nationale's "Lexique des règles typographiques". Never adds a space where none was typed, so
 * that addresses and identifiers pass unchanged.
 */
export function setType(text: string, locale: Locale): string {
  const common = text.replaceAll('...', '…').replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  const signed = /[×÷]/.test(common) ? common.replace(afterSign, nbsp) : common
  const lettered = signed.replace(beforeLetter, nbsp)
  return bindNumbers(settings[locale].set(lettered), locale)
}

function bindNumbers(text: string, locale: Locale): string {
  // Most texts have no number.
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
  /** Sets the marks and spaces of the language; apostrophes and ellipses, common to all languages, are set already. */
  readonly set: (text: string) => string
  /** Spaces between a number and a word that it counts, and words before a number: no line breaks between the two. */
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
