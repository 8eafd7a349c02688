import { msg } from '#lingui/macro'
import type { Locale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { benchmark, fail, pass, remark, skip, warn } from '../judgement.ts'
import { wordings } from '../language/wording.ts'
import type { Message } from '../message.ts'
import { type Block, type BlockKind, mainBlocks, nearest, wordCount } from '../page/page.ts'
import { countWords, short } from '../page/words.ts'

// A label or a date is no paragraph.
const shortest = 8
const shortestSentence = 3
const within = 60
const fewest = 50

export const answerFirst: Check = {
  id: 'extract/answer-first',
  weight: 5,
  grade: 'C',
  hint: true,
  title: msg`The answer is in the first 60 words.`,
  why: msg`What comes first in a passage is what is quoted most easily: a statement, not an announcement or a question.`,
  remedy: msg`Begin with one sentence that answers what the title asks, as a definition does.`,
  source: 'https://arxiv.org/abs/2510.11438',
  counter: benchmark,
  judge({ page, language }) {
    if (page.words < fewest) return skip(msg`There is no text.`)
    if (!language) return skip(msg`Only English and French are read.`)
    const blocks = mainBlocks(page)
    const top = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1)
    const behind = blocks.slice(top + 1)
    const after = behind.filter((block) => !isTrail(block))
    const long = after.findIndex(
      (block) => block.words >= shortest && (stating.has(block.kind) || (block.kind === 'cell' && isClosed(block))),
    )
    // A page of short sentences alone has its answer in one of them.
    const index = long >= 0 ? long : after.findIndex(isSentence)
    const first = after[index]
    const fix = `<p>${wordings[language].stubs.definition}</p>`
    if (!first && after.length < behind.length && wordCount(after) < fewest) return skip(msg`There is no text.`)
    if (!first) return fail(remark(msg`No paragraph follows the title.`, blocks[top]?.at ?? 0), fix)
    const before = wordCount(after.slice(0, index))
    if (before > within) return fail(remark(msg`${{ before }} words come before the first paragraph.`, first.at), fix)
    const evasion = evasionOf(first.text, language)
    if (evasion) return warn(remark(evasion, first.at), fix)
    return pass(msg`The first paragraph states something.`, first.at)
  },
}

/** A path to the page, a row of links, the title of a card, or what opens an answer states nothing. */
const isTrail = ({ kind, words, linked, text, element }: Block) =>
  (kind === 'item' && linked >= words) ||
  nearest(element, 3).some(({ name }) => name === 'summary') ||
  (linked > words / 2 && !/[.!…]["”»)]?\s*$/.test(text))

const isSentence = (block: Block) => block.kind === 'text' && block.words >= shortestSentence && isClosed(block)

const stating = new Set<BlockKind>(['text', 'item', 'quote'])
// A page may be laid out as a table: what ends like a sentence in it is a paragraph.
const isClosed = ({ text }: Block) => /[.!?…]["”»)]?\s*$/.test(text)

const longestSentence = 45

/** Why a text does not begin with an answer. */
export function evasionOf(text: string, locale: Locale): Message | undefined {
  const [sentence = ''] = text.trim().split(/(?<=[.!?…])[\s\u00a0\u202f]+(?=[\p{Lu}«“"\d])/u)
  const words = countWords(sentence)
  const start = sentence.slice(0, 60)
  if (wordings[locale].evasions.test(sentence))
    return msg`The first sentence announces instead of answering: “${{ start }}…”.`
  if (/\?\s*$/.test(sentence)) return msg`The first sentence asks: “${{ start: short(sentence) }}”.`
  if (words > longestSentence) return msg`The first sentence has ${{ words }} words.`
  return undefined
}
