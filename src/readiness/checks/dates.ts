import { msg } from '#lingui/macro'
import { isDayShown } from '../../json-ld/site/agreement.ts'
import { isA } from '../../json-ld/site/nodes.ts'
import { isSameDay, lettersAndDigits, monthsOf, shownDates } from '../../json-ld/site/page-facts.ts'
import { defaultLocale } from '../../site/locales.ts'
import { memoizeIn } from '../../site/memoize.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { wordings } from '../language/wording.ts'
import { factsOf, nodesOf } from '../page/json-ld.ts'
import { informs } from '../page/kind-of-page.ts'
import { type Block, mainBlocks, metaOf, offsetIn, type Page } from '../page/page.ts'
import { collapseSpaces } from '../page/words.ts'

// To JavaScript an é is no letter of a word, beside which \b looks for its end.
const labelled =
  /\b(?:(?:last )?(?:updated|modified|reviewed|published)|mise? à jour)\b|(?<!\p{L})(?:publi|modifi)ée?s? le(?!\p{L})/iu
/** In any language. Words may stand beside it without a space, where only styles set them apart. */
const aDay = new RegExp(
  [
    // 5.11.2021, 05.11.21
    String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)`,
    String.raw`(?<![\d./])(?:0[1-9]|[12]\d|3[01])([./])(?:0[1-9]|1[0-2])\1\d\d(?![\d./])`,
    // 2021年11月5日, 2021. 11. 05., 2021 · 11 · 05, 2021-11-05T08:00
    String.raw`(?<!\d)(?:19|20)\d\d(?:[./年] ?|-| · )\d{1,2}(?:[./月] ?|-| · )\d{1,2}`,
    // 5 novembre 2021, November 5th, 2021, ۱۴ آبان ۱۴۰۰
    String.raw`(?<!\d|\d{4}-)\d{1,2}(?:\.|st|nd|rd|th|er)? (?:de )?[\p{L}\p{M}]{3,12}\.?,? (?:de )?(?:19|20)\d\d(?!\d)`,
    String.raw`(?<!\p{L})\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d(?!\d)`,
    String.raw`[۰-۹٠-٩]{1,2} [\p{L}\p{M}]{3,12} [۰-۹٠-٩]{4}`,
  ].join('|'),
  'u',
)
/** `April 2026`: by their names, so that `summer 2026` is none. */
const aMonthIn = memoizeIn(new Map(), (language: string) => {
  const names = [...monthsOf(language).keys()].join('|')
  return new RegExp(`(?<!\\p{L})(?:${names})\\.? (?:de |of )?(?:19|20)\\d\\d(?!\\d)`, 'iu')
})
/** A longer text tells of what happened on a day, and a sentence of what happened in a month. */
const dateline = 100
const isSentence = (text: string) => /[.!?]$/.test(text)
const isDated = ({ text: source }: Block, language = 'en') => {
  // Its source may be indented.
  const text = source.length < 1000 ? collapseSpaces(source) : source
  const isMonth = () => !isSentence(text) && aMonthIn(language).test(text)
  if (text.length < dateline && (aDay.test(text) || isMonth())) return true
  return text.length < 400 && labelled.test(text)
}

export const dates: Check = {
  id: 'identity/dates',
  weight: 3,
  grade: 'C',
  title: msg`The page shows its date, and says the same to machines.`,
  why: msg`Google asks for one date that people see and that dateModified repeats; an undated page cannot be told from an old one.`,
  remedy: msg`Show the day of the last change in a time element and repeat it as dateModified.`,
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  judge({ page, language = defaultLocale, today: now }) {
    const at = (
      page.elements.find(({ name }) => name === 'time') ?? page.blocks.find((block) => isDated(block, page.language))
    )?.at
    const { modified, published, isOfPage } = datesOf(page)
    const today = 'YYYY-MM-DD'
    const fix = `<p>${wordings[language].stubs.updated} <time datetime="${today}">…</time></p>\n"dateModified": "${today}"`
    // Wrong whether the page shows it or not.
    if (modified && !/^\d{4}(?:-|\d{4}(?:T|$)|$)/.test(modified))
      return fail(remark(msg`dateModified is “${{ modified }}”: dates for machines are written YYYY-MM-DD.`, at), fix)
    if (modified && !isDay(modified))
      return fail(remark(msg`dateModified is ${{ modified }}: the calendar has no such day.`, at), fix)
    if (modified && Date.parse(modified) - Date.parse(now) > dayMs)
      return fail(remark(msg`dateModified is ${{ modified }}, which is yet to come.`, at), fix)
    if (at !== undefined) {
      const other = contradicted(page)
      if (other)
        return fail(
          remark(
            msg`${{ property: other.property }} is ${{ said: other.said }}; beside “${{ label: other.label }}” the page shows ${{ shown: other.shown }}.`,
            other.at,
          ),
          fix,
        )
      if (modified && published && wholeDay.test(modified) && Date.parse(published) - Date.parse(modified) > dayMs)
        return warn(remark(msg`dateModified is ${{ modified }}, before datePublished: ${{ published }}.`, at), fix)
      if (modified) return pass(msg`A date is shown, and dateModified is ${{ modified }}.`, at)
      // Feeds and previews read it where JSON-LD says nothing.
      const said = dayOf(metaOf(page, 'article:modified_time')?.attributes.content ?? '')
      return informs(page) && !(wholeDay.test(said) && isDay(said))
        ? warn(remark(msg`A date is shown, and there is no dateModified.`, at), fix)
        : pass(msg`The page shows a date.`, at)
    }
    // Plugins of WordPress write the dateModified of every page, the rooms of a hotel included.
    if (!informs(page) && (!modified || isOfPage)) return skip(msg`The page needs no date.`)
    if (modified) return warn(remark(msg`dateModified is ${{ modified }}, and the page shows no date.`, 0), fix)
    return warn(remark(msg`The page shows no date.`, 0), fix)
  },
}

/** As JSON-LD says it of one thing, else microdata or RDFa. */
function datesOf(page: Page): { modified: string | undefined; published?: string | undefined; isOfPage?: boolean } {
  for (const { node } of nodesOf(page)) {
    const { dateModified, datePublished } = node
    if ((isA(node, 'WebPage') || isA(node, 'CreativeWork')) && typeof dateModified === 'string' && dateModified !== '')
      return {
        modified: dayOf(dateModified),
        published: typeof datePublished === 'string' ? dayOf(datePublished) : undefined,
        isOfPage: isA(node, 'WebPage'),
      }
  }
  const marked = page.elements.find(({ attributes: { itemprop, property } }) =>
    /^(?:schema:)?dateModified$/.test(itemprop ?? property ?? ''),
  )
  const { content, datetime } = marked?.attributes ?? {}
  return { modified: dayOf(content ?? datetime ?? '') || undefined }
}

/** Without the time of day. What has another form is left as it is. */
const dayOf = (date: string) =>
  date
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d).*/s, '$1')
    .slice(0, 40)

const wholeDay = /^\d{4}-\d\d-\d\d$/

/** Whether what has the form of a day is one; other forms are left to `identity/json-ld`. */
const isDay = (text: string) =>
  !wholeDay.test(text) || (!Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))

const labels = {
  dateModified: /\b(?:last )?(?:updated|modified)\b|(?<!\p{L})(?:mise? à jour|modifiée?|actualisée?)(?!\p{L})/iu,
  datePublished: /\b(?:published|posted)\b(?! by)|(?<!\p{L})publiée?(?!\p{L})/iu,
} as const
const dayMs = 86_400_000

type Contradiction = { property: string; said: string; label: string; shown: string; at: number }

// `The law was last updated on …` is the date of something else, `this page was …` is not.
const ofAnother =
  /^(?!.*\b(?:page|article|post|guide|site|contenu|fiche)\b).*(?<!\p{L})(?:was|were|been|été)(?!\p{L})/isu

/**
 * A date that is beside its label in the content and is not the one value of the property of that name, which the page
 * shows nowhere. Where several are told, nobody knows which is meant.
 */
function contradicted(page: Page): Contradiction | undefined {
  for (const [property, label] of Object.entries(labels)) {
    const [said, ...more] = valuesOfProperty(page, property)
    if (said === undefined || more.length > 0) continue
    const told = mainBlocks(page).flatMap((block) => {
      const { text } = block
      const word = text.length < 200 && !ofAnother.test(text) ? label.exec(text) : null
      if (!word) return []
      const at = offsetIn(block, word.index)
      return shownDates(lettersAndDigits(text), page.language).flatMap((date) =>
        date.label === property ? [{ property, said, label: word[0], shown: date.day, at }] : [],
      )
    })
    const [first] = told
    if (!first || isSameDay(first.shown, said) || told.some(({ shown }) => shown !== first.shown)) continue
    if (!isDayShown(said, factsOf(page))) return first
  }
  return undefined
}

function valuesOfProperty(page: Page, property: string): string[] {
  const values = nodesOf(page).flatMap(({ node }) => {
    const value = isA(node, 'WebPage') || isA(node, 'Article') ? node[property] : undefined
    const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined
    return day !== undefined && isDay(day) ? [day] : []
  })
  return [...new Set(values)]
}
