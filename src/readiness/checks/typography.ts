import { msg } from '#lingui/macro'
import { type Locale, locales } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { countJoining, isJoining } from '../language/language-of.ts'
import { wordings } from '../language/wording.ts'
import { type BlockKind, type Element, mainBlocks, nearest, offsetIn, ownText, type Page } from '../page/page.ts'
import { wordsIn } from '../page/words.ts'

const many = 5

export const typography: Check = {
  id: 'bilingual/typography',
  weight: 2,
  grade: 'C',
  hint: true,
  title: msg`Typography follows the language.`,
  why: msg`A reader sees at once that a page was translated and not written.`,
  remedy: msg`French: a narrow space before ; ! ?, a space before :, « quotation marks », a decimal comma. English: none of these.`,
  source: 'https://unicode.org/reports/tr14/',
  judge({ page, language }) {
    if (!language) return skip(msg`Only English and French are read.`)
    const titles = linkedTitles(page)
    const slips = wordings[language].slips.filter(({ unless }) => !unless?.test(page.language ?? ''))
    const found = mainBlocks(page)
      .filter(
        ({ quoted, kind, element, text }) =>
          !quoted && kind !== 'code' && !isReference(kind, element) && !isForeign(text, language),
      )
      .flatMap((block) => {
        const text = withoutTitles(ownText(block).slice(0, 5000), titles.get(block.element))
        return slips.flatMap(({ pattern, says }) => {
          const match = pattern.exec(text)
          return match ? [remark(says, offsetIn(block, match.index))] : []
        })
      })
    if (found.length >= many) return fail(found)
    if (found.length > 0) return warn(found)
    return pass(msg`It follows the language.`)
  },
}

const enough = 20
const least = 0.1

/** Whether a passage is in another language than its page: a review, a message of the system, filler text in Latin. */
function isForeign(text: string, language: Locale): boolean {
  const words = wordsIn(text.slice(0, 5000).toLowerCase())
  const [other] = locales.filter((one) => one !== language)
  if (other && countJoining(words, other, language) > countJoining(words, language, other) + 1) return true
  return words.length >= enough && words.filter((word) => isJoining(word, language)).length < least * words.length
}

/** A work that is listed keeps the title it was published under. */
const isReference = (kind: BlockKind, element: Element) => kind === 'item' && element.linksOut

/** What links to other sites say, by the elements around them: mostly titles of works. */
function linkedTitles({ anchors }: Page): ReadonlyMap<Element, readonly string[]> {
  const titles = new Map<Element, string[]>()
  for (const { href, element, text } of anchors) {
    if (!/^https?:/i.test(href) || text === '') continue
    for (const one of nearest(element, 4)) titles.set(one, [...(titles.get(one) ?? []).slice(-20), text])
  }
  return titles
}

/** Their places stay, so that offsets hold. */
const withoutTitles = (text: string, titles: readonly string[] = []) =>
  titles.reduce((rest, title) => rest.replaceAll(title, ' '.repeat(title.length)), text)
