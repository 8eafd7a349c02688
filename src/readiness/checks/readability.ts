import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { readingEase } from '../language/readability.ts'
import { mainBlocks } from '../page/page.ts'

// Flesch calls what is below 30 very difficult.
const hard = 30
const unreadable = 0

export const readability: Check = {
  id: 'evidence/readability',
  weight: 2,
  grade: 'B',
  title: msg`The text reads easily.`,
  why: msg`On GEO-bench simpler wording and better fluency raised visibility without any new information.`,
  remedy: msg`Shorten the sentences, take the shorter word.`,
  source: 'https://arxiv.org/abs/2311.09735',
  counter: {
    says: msg`Formulas count letters, not sense: a technical text is hard by its terms.`,
    source: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  },
  judge({ page, language }) {
    if (!language) return skip(msg`Only English and French are read.`)
    const prose = mainBlocks(page)
      .filter(
        ({ kind, quoted, text }) =>
          (kind === 'text' || kind === 'item') && !quoted && /[.!?…]\s*(?:\[\d+\]\s*)*$/.test(text.slice(-40)),
      )
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 200_000)
    const ease = readingEase(prose, language)
    if (ease === undefined) return skip(msg`The text is too short to tell.`)
    const score = Math.round(ease)
    const facts = msg`Reading ease (Flesch): ${{ score }} of 100.`
    if (ease < unreadable) return fail(remark(facts))
    if (ease < hard) return warn(remark(facts))
    return pass(facts)
  },
}
