import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { wordings } from '../language/wording.ts'
import { type BlockKind, type Element, mainBlocks, nearest, offsetIn, ownText, type Page } from '../page/page.ts'

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
      .filter(({ quoted, kind, element }) => !quoted && kind !== 'code' && !isReference(kind, element))
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
