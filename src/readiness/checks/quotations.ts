import { msg, plural } from '#lingui/macro'
import type { Check } from '../check.ts'
import { benchmark, fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Element, mainBlocks, nearest, type Page } from '../page/page.ts'
import { isSourced, sourced } from '../page/sources.ts'
import { collapseSpaces, countWords } from '../page/words.ts'

export const quotations: Check = {
  id: 'evidence/quotations',
  weight: 4,
  grade: 'B',
  hint: true,
  title: msg`Quotations name who said it, with a link.`,
  why: msg`Adding quotations was the best single edit of the founding study (+41% on GEO-bench). Nobody can check words without a speaker and a place.`,
  remedy: msg`Put the speaker into a figcaption or cite, and link where it was said.`,
  source: 'https://arxiv.org/abs/2311.09735',
  counter: benchmark,
  judge(subject) {
    const { page } = subject
    const quoted = quotationsOf(page)
    if (quoted.length === 0) return skip(msg`Nothing is quoted at length.`)
    const marked = sourced(subject)
    const spoken = spokenFor(page)
    const judged = quoted.map((quote) => ({
      at: quote.at,
      spoken: hasSpeaker(quote, spoken),
      linked: isSourced(quote, marked) || /^https?:/i.test(quote.attributes.cite ?? '') || isTestimonial(quote),
    }))
    const fix =
      '<figure>\n  <blockquote><p>…</p></blockquote>\n  <figcaption>…, <a href="https://…">…</a></figcaption>\n</figure>'
    const anonymous = judged.filter(({ spoken, linked }) => !spoken && !linked)
    const partial = judged.filter(({ spoken, linked }) => spoken !== linked)
    const remarks = [
      ...anonymous.map(({ at }) => remark(msg`A quotation has neither speaker nor link.`, at)),
      ...partial.map(({ at, spoken }) =>
        remark(
          spoken ? msg`A quotation has no link to where it was said.` : msg`A quotation does not say who spoke.`,
          at,
        ),
      ),
    ]
    if (anonymous.length > quoted.length / 2) return fail(remarks, fix)
    if (remarks.length > 0) return warn(remarks, fix)
    return pass(
      msg`${plural({ count: quoted.length }, { one: '# quotation has', other: '# quotations have' })} speaker and link.`,
    )
  },
}

/** More are judged by the first. */
const most = 100

/**
 * What networks and WordPress have pages embed: their scripts make a box of it that names who wrote it. And pull quotes:
 * words of the page itself.
 */
const embedded =
  /(?:^|\s)(?:\w+-(?:tweet|media|embed|embedded-content)|fb-xfbml-parse-ignore|(?:wp-block-)?pull(?:-?quote)?)(?:\s|$)/
/** `READ MORE: title of another page` quotes nothing: so much of it is links. */
const leading = 0.7

/** What the content quotes. A sentence of its own that is set large once more is no quotation, nor is what visitors wrote. */
function quotationsOf(page: Page): Element[] {
  const blocks = mainBlocks(page)
  const own = collapseSpaces(blocks.map(({ quoted, text }) => (quoted ? '' : text)).join(' '))
  const holders = blocks
    .filter(({ quoted }) => quoted)
    .slice(0, most)
    .filter(({ text }) => !own.includes(collapseSpaces(text.replace(/^["“«\s]+/, '')).slice(0, 60)))
    .flatMap(({ element }) => nearest(element, 6))
  const quotes = [...new Set(holders)].filter(
    (quote) =>
      quote.name === 'blockquote' &&
      quote.words >= 5 &&
      !nearest(quote, 2).some(({ attributes: { class: classes = '' } }) => embedded.test(classes)),
  )
  const linked = new Map(quotes.map((quote) => [quote, 0]))
  for (const { element, text } of page.anchors)
    for (const one of nearest(element, 6)) {
      const words = linked.get(one)
      if (words !== undefined) linked.set(one, words + countWords(text))
    }
  return quotes.filter((quote) => (linked.get(quote) ?? 0) < leading * quote.words)
}

const byClass = /(?:^|[\s_-])(?:author|auteur|autor|name|nom|person|client)(?:$|[\s_-])/i

/** What customers tell a company was said to it, and nowhere else. */
const isTestimonial = (quote: Element) =>
  nearest(quote, 5).some(({ attributes: { class: classes = '', id = '' } }) =>
    /testimonial|t[ée]moignage|kundenstimme/i.test(`${id} ${classes}`.slice(0, 200)),
  )

/** What holds a speaker a few levels down: a caption, a `cite`, a `footer`, a name by its class, a line that begins with a dash. */
function spokenFor(page: Page): ReadonlySet<Element> {
  const speakers = [
    ...page.elements.filter(
      ({ name, words, attributes: { class: classes = '' } }) =>
        /^(?:cite|figcaption|footer)$/.test(name) || (words > 0 && byClass.test(classes.slice(0, 200))),
    ),
    ...page.blocks.filter(({ text }) => /^[—–-]\s?\p{Lu}/u.test(text)).map(({ element }) => element),
  ]
  return new Set(speakers.flatMap((speaker) => nearest(speaker, 6)))
}

/** In the quotation itself, or in what holds it and little else. */
function hasSpeaker(quote: Element, spoken: ReadonlySet<Element>): boolean {
  if (spoken.has(quote)) return true
  const { parent } = quote
  return parent !== undefined && spoken.has(parent) && (parent.name === 'figure' || parent.words - quote.words < 40)
}
