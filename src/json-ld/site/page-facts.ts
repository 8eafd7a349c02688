import { memoizeIn } from '../../site/memoize.ts'

/** What a page shows, for its markup to agree with. */
export type PageFacts = {
  /** `lang` of the page, `fr`. */
  readonly language: string | undefined
  /** The title and what is visible, reduced to letters and digits: see `lettersAndDigits`. */
  readonly text: string
  /** The days that `<time datetime>` says, `2026-11-21`. */
  readonly days: readonly string[]
}

/** Letters and digits only, in lower case: independent of typesetting. */
export const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const searched = new WeakMap<PageFacts, number>()

/** Budget for searching a page, in characters of all searches together: a second or two. */
const enough = 1_000_000_000
const look = 2000
/** Parts of a repetitive text are compared over and over, the more so the longer they are. */
const short = 12

/** Whether a page shows a text, reduced likewise. When the budget of a page is used up, everything counts as shown. */
export function shows(page: PageFacts, part: string): boolean {
  const before = searched.get(page) ?? 0
  if (before > enough) return true
  const at = page.text.indexOf(part)
  const passed = at < 0 ? page.text.length : at
  searched.set(page, before + look + passed * Math.max(1, part.length / short))
  return at >= 0
}

/** A date with its label on a page. */
export type ShownDate = { readonly label: 'datePublished' | 'dateModified'; readonly day: string }

const labels = {
  datePublished:
    /(?<!not|be|pas|être)(?:firstpublished|publishedon|datepublished|publicationdate|datedepublication|originallypublished|published|postedon|posted|publiéele|publiéle|publiée|publié|misenlignele|misenligne|parule|paru|veröffentlichtam|veröffentlicht|publicadoel|publicado|pubblicatoil|pubblicato)/gu,
  dateModified:
    /(?<!not|be|pas|être)(?:lastupdatedon|lastupdated|updatedon|datemodified|lastmodified|updated|modifiedon|modified|lastreviewed|dernièremiseàjour|misàjourle|miseàjourle|misàjour|miseàjour|modifiéle|modifiéele|modifié|aktualisiertam|aktualisiert|actualizadoel|actualizado|aggiornatoil|aggiornato)/gu,
} as const

/** More than the usual number of characters between a label and its date: `le`, `on Monday,`. */
const reach = 40

/** The labelled dates of a page. @param text of the page, reduced to letters and digits */
export function shownDates(text: string, language = 'en'): ShownDate[] {
  return (['datePublished', 'dateModified'] as const).flatMap((label) =>
    [...text.matchAll(labels[label])].flatMap((match) => {
      const day = dayAtStart(text.slice(match.index + match[0].length, match.index + match[0].length + reach), language)
      return day === undefined ? [] : [{ label, day }]
    }),
  )
}

/** The day at the start of such a text; undefined when there is none, or when it is ambiguous. */
function dayAtStart(text: string, language: string): string | undefined {
  const numbers = /^(?:on|le|am|el|il|:)?((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/.exec(text)
  if (numbers) return numbers.slice(1).join('-')
  const months = monthsOf(language)
  const weekday =
    '(?:on|le|am|el|il|the)?(?:[\\p{L}]{3,12}day|mon|tue|wed|thu|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)?(?:le|the)?'
  const names = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
  const dayFirst = new RegExp(
    `^${weekday}(?<day>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|er|de|of)?(?<month>${names})(?:de)?(?<year>(?:19|20)\\d\\d)`,
    'u',
  ).exec(text)
  const monthFirst = new RegExp(
    `^${weekday}(?<month>${names})(?<day>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?<year>(?:19|20)\\d\\d)`,
    'u',
  ).exec(text)
  const { day, month, year } = (dayFirst ?? monthFirst)?.groups ?? {}
  const number = months.get(month ?? '')
  if (day === undefined || year === undefined || number === undefined) return undefined
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** What Intl takes of what a page says that its language is: one tag, or none where it has but the form of one, as `en-us-gb`. */
export function localesOf(language: string): string[] {
  try {
    return [new Intl.Locale(language).baseName]
  } catch {
    return []
  }
}

/** The names of months, long and short, in a language and in English. */
export const monthsOf = memoizeIn(new Map(), (language: string) => {
  const made = new Map<string, number>()
  // With a day and without: some languages inflect the month.
  for (const locale of new Set(['en', ...localesOf(language)]))
    for (const form of [
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
      { month: 'long' },
    ] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const part = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')
        const name = lettersAndDigits(part?.value ?? '')
        if (/^\p{L}+$/u.test(name)) made.set(name, index + 1)
      }
    }
  return made
})

/** Whether two days are the same in some time zone. */
export const isSameDay = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) <= 86_400_000
