import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { matchesIn, sentenceAround } from '../language/claims.ts'
import { isQuotedAt } from '../language/reports.ts'
import { type Wording, wordings } from '../language/wording.ts'
import { mainBlocks, offsetIn } from '../page/page.ts'
import { isSourced, sourced } from '../page/sources.ts'

const many = 3

export const superlatives: Check = {
  id: 'evidence/superlatives',
  weight: 2,
  grade: 'C',
  title: msg`Rankings and promises come with proof.`,
  why: msg`A superlative that nobody can check gives nothing to cite, and European law requires that a trader can prove it.`,
  remedy: msg`Say what was measured and link it, or leave the word out.`,
  source: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  judge(subject) {
    const { page, language } = subject
    if (page.words < 50) return skip(msg`There is no text.`)
    if (!language) return skip(msg`Only English and French are read.`)
    const marked = sourced(subject)
    const claims = mainBlocks(page)
      .filter(({ quoted, text }) => !quoted && text.length < 20_000)
      .flatMap((block) =>
        matchesIn(block.text, wordings[language].superlatives)
          .filter(
            ({ index }) =>
              isSaid(block.text, index, wordings[language]) &&
              !isQuotedAt(block.text, index) &&
              !isSourced(block.element, marked),
          )
          .map((match) =>
            remark(msg`“${{ words: match[0] }}” is claimed without proof.`, offsetIn(block, match.index)),
          ),
      )
    if (claims.length >= many) return fail(claims)
    if (claims.length > 0) return warn(claims)
    return pass(msg`No ranking or promise without proof.`)
  },
}

/** Whether who writes says it: a sentence may deny it, ask for it, or tell that others say so. */
function isSaid(text: string, index: number, { denied, reported, own }: Wording): boolean {
  const sentence = sentenceAround(text, index)
  if (denied.test(sentence) || sentence.trimEnd().endsWith('?')) return false
  return own.test(sentence) || !reported.test(text.slice(Math.max(0, index - 60), index))
}
