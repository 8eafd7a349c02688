import { msg, plural } from '#lingui/macro'
import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { informs, isFormal, leadsElsewhere } from '../page/kind-of-page.ts'
import { mainBlocks, wordCount } from '../page/page.ts'

// Below the first a page answers one question at most; above the second more words add nothing.
const little = 100
const ample = 1200

export const substance: Check = {
  id: 'extract/substance',
  weight: 16,
  grade: 'C',
  hint: true,
  title: msg`There is enough content to answer from.`,
  why: msg`Assistants answer from passages: navigation, advertisements, and comments aside, a page of a few sentences has none to offer. The points grow with the words, up to ${{ ample: { number: ample } }}; the weight is set by blind rankings of pages.`,
  remedy: msg`Answer what a reader asks next: for whom it is, how it works, what it costs, how long it takes. Give an example.`,
  source: 'https://arxiv.org/abs/2602.12187',
  judge({ page }) {
    const words = wordCount(mainBlocks(page))
    if (words < ample && (leadsElsewhere(page) || isFormal(page)) && !informs(page))
      return skip(msg`The page leads elsewhere, or is one of contact or of terms: it need not be long.`)
    const share = Math.min(1, Math.max(0, Math.log(Math.max(words, 1) / little) / Math.log(ample / little)))
    const facts = msg`The content has ${plural({ words }, { one: '# word', other: '# words' })}; ${{ ample: { number: ample } }} earn all points.`
    return { ...(share < 0.5 ? warn(remark(facts)) : pass(facts)), share: Math.round(share * 100) / 100 }
  },
}
