import { msg } from '#lingui/macro'
import { locales } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { isJoining, languageOfWords } from '../language/language-of.ts'
import { wordings } from '../language/wording.ts'
import { isFormal } from '../page/kind-of-page.ts'
import { mainBlocks, ownText } from '../page/page.ts'
import { wordsIn } from '../page/words.ts'

// Shares of all words. The subject of a page comes to 2 to 4%; twice that is no longer written for a reader.
const much = 0.06
const tooMuch = 0.1
const fewest = 200

export const repetition: Check = {
  id: 'evidence/repetition',
  weight: 2,
  grade: 'B',
  // Of ten pages of strangers, minutes of a board and a curriculum by classes among them, four were stuffed.
  hint: true,
  title: msg`No word is repeated for its own sake.`,
  why: msg`Keyword stuffing lowered the visibility of a page by 8% on GEO-bench: worse than leaving it alone.`,
  remedy: msg`Say it once; use pronouns and other words.`,
  source: 'https://arxiv.org/abs/2311.09735',
  judge({ page }) {
    const blocks = mainBlocks(page).filter(({ kind, text }) => kind !== 'code' && !program.test(text.slice(0, 5000)))
    const counts = new Map<string, number>()
    let words = 0
    // Short words are grammar, in all languages; an acronym of three letters is not. Numbers are the rows of a table.
    const add = (word: string, by: number) =>
      word.length >= 3 && /\D/.test(word) && counts.set(word, (counts.get(word) ?? 0) + by)
    for (const block of blocks) {
      const text = ownText(block).toLowerCase()
      for (const word of wordsIn(text)) {
        words++
        add(word, 1)
      }
      for (const [currency] of text.matchAll(unit)) add(currency, -1)
    }
    // What a link is called is the same wherever it is: `mail` beside each name of a list, `class` in an index.
    for (const { text } of page.anchors.filter(({ main }) => main))
      for (const word of wordsIn(text.toLowerCase())) add(word, -1)
    if (words < fewest) return skip(msg`The text is too short to tell.`)
    const language = languageOfWords(page)
    const [word, count] = commonest(
      counts,
      (one) => grammar.has(one) || (language !== undefined && isJoining(one, language)),
    )
    const at = blocks.find(({ text }) => wordsIn(text.toLowerCase()).includes(word))?.at ?? 0
    const share = count / words
    const percent = share * 100
    const facts = msg`“${{ word }}” is ${{ percent: { number: percent } }}% of all words (${{ count }} of ${{ words }}).`
    if (share > tooMuch) return fail(remark(facts, at))
    // Terms repeat what they are of: a cookie policy says `cookie`.
    if (share > much && !isFormal(page)) return warn(remark(facts, at))
    return pass(facts)
  },
}

function commonest(
  counts: ReadonlyMap<string, number>,
  isGrammar: (word: string) => boolean,
): [word: string, count: number] {
  let most: [string, number] = ['', 0]
  for (const [word, count] of counts) if (count > most[1] && !isGrammar(word)) most = [word, count]
  return most
}

/** What is sold has its price beside it: `1.084,00 DKK`, `EUR 12`. */
const unit = /(?<=\d\s?)\p{L}{3}(?!\p{L})|(?<!\p{L})\p{L}{3}(?=\s?\d)/gu

/** Manuals of programs repeat `const` in tables and lines: `std::string`, `begin()`, `(const double &upper, …)`. */
const program = /\w::\w|\w\(\)| [&*]\w{1,40}[,)]|\w[&*] \w{1,40}[,)]/

const grammar = new Set(locales.flatMap((locale) => wordings[locale].grammar.split(/\s+/)))
