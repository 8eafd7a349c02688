import { msg, plural } from '#lingui/macro'
import type { Locale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { benchmark, fail, pass, remark, skip, warn } from '../judgement.ts'
import { attribution, attributionOfAll, matchesIn, sameFigure } from '../language/claims.ts'
import { wordings } from '../language/wording.ts'
import { informs, instructs } from '../page/kind-of-page.ts'
import { type Element, mainBlocks, nearest, offsetIn, type Page } from '../page/page.ts'
import { isSourced, passagesAround, sourced, worksLinked } from '../page/sources.ts'
import type { Subject } from '../subject.ts'

const most = 0.8
const half = 0.4

export const figures: Check = {
  id: 'evidence/figures',
  weight: 7,
  grade: 'B',
  hint: true,
  title: msg`Figures have a linked source beside them.`,
  why: msg`In the founding study, adding statistics raised the visibility of a page by 31% and citing sources by 27% on GEO-bench. A figure without its source is a claim that nobody can check.`,
  remedy: msg`Link the work that each figure comes from, in the same paragraph; where a figure is your own, say so.`,
  source: 'https://arxiv.org/abs/2311.09735',
  counter: benchmark,
  judge(subject) {
    const { page, language, address } = subject
    if (!language) return skip(msg`Only English and French are read.`)
    if (instructs(page)) return skip(msg`Figures of a recipe or of a product are amounts, not claims.`)
    const stated = statedOn(subject, language)
    const fix = `<p>… <a href="https://…">…</a></p>`
    if (stated.length === 0)
      // Who proves what is said otherwise needs no numbers.
      return informs(page) && worksLinked(page, address?.host) === 0
        ? warn(remark(msg`An informative page without a percentage, a multiple, or a source.`, 0), fix)
        : skip(msg`No percentage or multiple is stated.`)
    const linked = stated.filter(({ proof }) => proof === 'link').length
    const bare = stated.filter(({ proof }) => proof !== 'link')
    const share = bare.reduce((sum, { proof }) => sum + (proof === 'word' ? 0.5 : 0), linked) / stated.length
    const remarks = bare.map(({ at, words, proof }) =>
      remark(
        proof === 'word'
          ? msg`“${{ words }}” names its source without a link.`
          : msg`“${{ words }}” is stated without a source.`,
        at,
      ),
    )
    if (share < half) return fail(remarks, fix)
    if (share < most) return warn(remarks, fix)
    return pass(
      msg`${{ linked }} of ${plural({ stated: stated.length }, { one: '# figure has', other: '# figures have' })} a source.`,
    )
  },
}

type Stated = { readonly at: number; readonly words: string; readonly proof: 'link' | 'word' | 'none' }

/** Stands where a script will write what it counts, or says that there is none. */
const zero = /^0+(?:[.,]0+)?(?![\d.,])/

/** The figures of a page. One that is proved in one place is proved wherever the page repeats it. */
function statedOn(subject: Subject, language: Locale): Stated[] {
  const { page } = subject
  const teasers = teasersOf(page)
  const isTeaser = (element: Element) => teasers.size > 0 && nearest(element, 4).some((one) => teasers.has(one))
  const blocks = mainBlocks(page).filter(
    // What a link says is proved where it leads. The head of a row or column says what is in it.
    ({ kind, quoted, text, element, linked, words }) =>
      kind !== 'heading' &&
      !nearest(element, 2).some(({ name }) => name === 'th') &&
      !quoted &&
      linked < words / 2 &&
      text.length < 20_000 &&
      !isTeaser(element),
  )
  const linked = sourced(subject)
  const worded = passagesAround(blocks.filter(({ text }) => attribution.test(text)))
  const wordedAll = blocks.some(({ text }) => attributionOfAll.test(text))
  const stated = blocks.flatMap((block) =>
    matchesIn(block.text, wordings[language].figures).flatMap((match): Stated[] => {
      if (zero.test(match[0])) return []
      const proof = isSourced(block.element, linked)
        ? 'link'
        : wordedAll || isSourced(block.element, worded)
          ? 'word'
          : 'none'
      return [{ at: offsetIn(block, match.index), words: match[0], proof }]
    }),
  )
  const proved = new Set(stated.filter(({ proof }) => proof === 'link').map(({ words }) => sameFigure(words)))
  return stated.map((one) => (proved.has(sameFigure(one.words)) ? { ...one, proof: 'link' } : one))
}

/** Cards that are headed by a link to another page of the site: what they say is proved there. */
function teasersOf({ anchors }: Page): ReadonlySet<Element> {
  const teasers = anchors.flatMap(({ href, element }) => {
    const around = nearest(element, 6)
    const card = around.find(({ name, words }) => name === 'article' && words < 100)
    return card && href.startsWith('/') && around.some(({ name }) => /^h[2-6]$/.test(name)) ? [card] : []
  })
  return new Set(teasers)
}
