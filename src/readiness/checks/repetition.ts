import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { mainBlocks } from '../page/page.ts'
import { wordsIn } from '../page/words.ts'

// Shares of all words. The subject of a page comes to 2 to 4%; twice that is no longer written for a reader.
const much = 0.06
const tooMuch = 0.1
const fewest = 200

export const repetition: Check = {
  id: 'evidence/repetition',
  weight: 3,
  grade: 'B',
  title: msg`No word is repeated for its own sake.`,
  why: msg`Keyword stuffing lowered the visibility of a page by 8% on GEO-bench: worse than leaving it alone.`,
  remedy: msg`Say it once; use pronouns and other words.`,
  source: 'https://arxiv.org/abs/2311.09735',
  judge({ page }) {
    const blocks = mainBlocks(page).filter(({ kind }) => kind !== 'code')
    const counts = new Map<string, number>()
    let words = 0
    for (const { text } of blocks) {
      for (const word of wordsIn(text.toLowerCase())) {
        words++
        // Short words are grammar, in both languages; an acronym of three letters is not.
        if (word.length >= 3) counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
    if (words < fewest) return skip(msg`The text is too short to tell.`)
    const [word, count] = commonest(counts)
    const at = blocks.find(({ text }) => wordsIn(text.toLowerCase()).includes(word))?.at ?? 0
    const share = count / words
    const percent = share * 100
    const facts = msg`''${{ word }}'' is ${{ percent: { number: percent } }}% of all words (${{ count }} of ${{ words }}).`
    if (share > tooMuch) return fail(remark(facts, at))
    if (share > much) return warn(remark(facts, at))
    return pass(facts)
  },
}

function commonest(counts: ReadonlyMap<string, number>): [word: string, count: number] {
  let most: [string, number] = ['', 0]
  for (const [word, count] of counts) if (count > most[1] && !grammar.has(word)) most = [word, count]
  return most
}

const grammar = new Set(
  `the and for are was were that this with from have has had not but you your our its their they his her she who what which when
  where how why can could will would should may might than then them there these those into over under about also any all more most
  some such only own same other been being does did doing because while each few both between out off
  les des une est sont que qui quoi dans pour par sur avec sans sous pas plus mais ou où donc car ses son leur leurs nos notre vos
  votre elle elles ils lui cette ces cet aux ont été être avoir fait faire comme tout tous toute toutes très peut peuvent dont ainsi
  entre aussi même si non`.split(/\s+/),
)
