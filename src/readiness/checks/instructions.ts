import { msg } from '#lingui/macro'
import { memoize, memoizeIn } from '../../site/memoize.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { type Instruction, instructionIn } from '../language/instructions.ts'
import { isOnAttacks, isQuotedAt, isReportedAt, sentencesOf } from '../language/reports.ts'
import type { Message } from '../message.ts'
import { type Element, headings, isApart, offsetIn, type Page } from '../page/page.ts'

const why = msg`Since May 2026, Google’s spam policies name attempts to manipulate its generated answers.`
const remedy = msg`Remove it. Say to people what is true.`
const source = 'https://developers.google.com/search/docs/essentials/spam-policies'

function check(
  name: string,
  title: Message,
  find: (page: Page) => Remark[],
  clean: Message,
  doubt: (page: Page) => Remark[] = () => [],
): Check {
  return {
    id: `safety/${name}`,
    weight: 0,
    grade: 'A',
    title,
    why,
    remedy,
    source,
    judge({ page }) {
      const found = find(page)
      if (found.length > 0) return fail(found)
      const doubted = doubt(page)
      return doubted.length > 0 ? warn(doubted) : pass(clean)
    },
  }
}

const speaks = (words: string) => msg`It speaks to models: “${{ words }}”.`
const reports = (words: string) => msg`It reports what others say to models, or says it itself: “${{ words }}”.`

/** In what people see too, unless it is quoted: an article may well speak of such phrases. */
export const instructions = check(
  'instructions',
  msg`No text gives orders to models.`,
  (page) => {
    const said = seen(page).filter(({ isReport }) => !isReport)
    return [
      ...said.map(({ at, words }) => remark(speaks(words), at)),
      ...page.hidden
        // What is not apart is among what is seen: an order in it is told once.
        .filter((one) => one.how !== 'aria' && (isApart(one) || !said.some(({ words }) => one.text.includes(words))))
        // What opens on demand is seen in the end; lists of links are menus.
        .flatMap(({ text, at, onDemand, linked }) => ordersIn(text, at, !onDemand && linked < text.length / 2)),
      ...[...page.noscripts, ...page.unshown].flatMap(({ text, at }) => ordersIn(text, at, true)),
      ...inStructuredData(page),
    ]
  },
  msg`None.`,
  (page) => seen(page).flatMap(({ at, words, isReport }) => (isReport ? [remark(reports(words), at)] : [])),
)

type Seen = { readonly at: number; readonly words: string; readonly isReport: boolean }

/** What is said to models in plain sight. An article on attacks reports it: by its words, or below a heading that says so. */
function seen(page: Page): Seen[] {
  const isTitled = headings(page).some(({ level, text }) => level === 1 && isOnAttacks(text))
  let isBelow = false
  return [titleOf(page), ...page.blocks].flatMap((block) => {
    if (block.kind === 'heading') isBelow = isOnAttacks(block.text)
    if (block.quoted) return []
    const found = sayingIn(block.text)
    if (!found) return []
    const isReport = isTitled || isBelow || isReportedAt(block.text, found)
    return [{ at: offsetIn(block, found.index), words: found.words, isReport }]
  })
}

/** The title as what it is where results of a search show it: a heading above all others. */
const titleOf = ({ title: text, elements }: Page) => {
  const at = elements.find(({ name }) => name === 'title')?.at ?? 0
  return { kind: 'heading', text, at, quoted: false, pieces: [] } as const
}

/** The first instruction of a text that is not quoted; one that is not reported, either, is before those that are. */
function sayingIn(text: string): Instruction | undefined {
  const first = instructionIn(text, false)
  if (!first) return undefined
  const isSaid = (one: Instruction) => !isQuotedAt(text, one.index)
  if (isSaid(first) && !isReportedAt(text, first)) return first
  let reported = isSaid(first) ? first : undefined
  for (const { sentence, at } of sentencesOf(text)) {
    const found = instructionIn(sentence, false)
    const one = found && { ...found, index: at + found.index }
    if (!one || !isSaid(one)) continue
    if (!isReportedAt(text, one)) return one
    reported ??= one
  }
  return reported
}

function ordersIn(text: string, at: number, unseen: boolean): Remark[] {
  const found = instructionIn(text, unseen)
  return found ? [remark(speaks(found.words), at)] : []
}

/** Looks words up among all that is seen, in one text and once: thousands of orders may stand beside as many blocks. */
const isSeenOn = memoize(({ blocks }: Page) => {
  const seen = blocks.map(({ text }) => text).join('\0')
  return memoizeIn(new Map(), (words: string) => seen.includes(words))
})

const isSeen = ({ words }: Instruction, page: Page) => isSeenOn(page)(words)

/** What the page says to its readers too is not hidden in its data. */
function inStructuredData(page: Page): Remark[] {
  return page.scripts
    .filter(({ attributes }) => /json|text\/(?:plain|markdown|html)/i.test(attributes.type ?? ''))
    .flatMap(({ text, at }) => {
      // Descriptions, templates and settings hold words of all kinds.
      const found = instructionIn(text, false)
      return found && !isSeen(found, page) ? [remark(speaks(found.words), at + found.index)] : []
    })
}

export const comments = check(
  'comments',
  msg`No comment speaks to models.`,
  (page) => page.comments.flatMap(({ text, at }) => ordersIn(text, at, true)),
  msg`None.`,
)

export const ariaHidden = check(
  'aria-hidden',
  msg`Nothing that is kept from screen readers speaks to models.`,
  (page) =>
    page.hidden.filter(({ how }) => how === 'aria').flatMap(({ text, at, onDemand }) => ordersIn(text, at, !onDemand)),
  msg`Nothing does.`,
)

// Not data-gpt-…: advertisements go by that name (Google Publisher Tag). Nor data-prompt: forms ask people by it, and an
// order in it is found as in any other.
const forModels = /^data-(?:ai|llm|chatgpt|claude)(?:-|$)/
const isSentence = (value: string) =>
  /^\s*\p{L}/u.test(value) && !/[{}[\]=]/.test(value) && (value.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4
const read = new Set(['alt', 'title', 'aria-label', 'aria-description', 'summary'])
// Descriptions of a page speak of its subject, which may be models. A field may ask for orders; a frame shows a page.
const readNarrowly = new Set(['content', 'placeholder', 'srcdoc'])

/** What search results and previews show of a page: it reports as its text does. */
const describes = ({ name = '', property = '' }: Element['attributes']) =>
  /^(?:(?:og:|twitter:)?(?:description|title))$/i.test(name || property)

function remarksOn({ attributes, at }: Element, page: Page): Remark[] {
  const remarks: Remark[] = []
  for (const name in attributes) {
    const value = attributes[name] ?? ''
    const isData = name.startsWith('data-')
    if (isData && forModels.test(name) && isSentence(value)) {
      remarks.push(remark(msg`${{ name }} holds a text for models.`, at))
    } else if (
      isData ||
      read.has(name) ||
      readNarrowly.has(name) ||
      (name === 'value' && attributes.type === 'hidden')
    ) {
      const found = instructionIn(value, isData || read.has(name))
      const isReport = found && describes(attributes) && (isQuotedAt(value, found.index) || isReportedAt(value, found))
      // A picture or a link is often called what is beside it.
      if (found && !isReport && !isSeen(found, page)) remarks.push(remark(speaks(found.words), at))
    }
  }
  return remarks
}

/** Attributes for models that hold a sentence, and instructions in attributes that are read out. */
export const attributes = check(
  'attributes',
  msg`No attribute holds text for models alone.`,
  (page) => page.elements.flatMap((element) => remarksOn(element, page)),
  msg`None.`,
)
