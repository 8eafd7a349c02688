import { msg, plural } from '#lingui/macro'
import { memoize } from '../../site/memoize.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Element, headings as headingsOf, nearest, type Page } from '../page/page.ts'
import { short } from '../page/words.ts'
import { isOfNewFile } from './unfilled.ts'

export const headings: Check = {
  id: 'extract/headings',
  weight: 4,
  grade: 'C',
  title: msg`One h1, and headings that skip no level.`,
  why: msg`Pages are cut into passages at their headings; a passage without its heading, or below the wrong one, loses what it is about.`,
  remedy: msg`Give the page one h1 and go down one level at a time.`,
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  counter: {
    says: msg`Google says that the order of headings does not matter to its ranking.`,
    source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  },
  judge({ page }) {
    const own = headingsOf(page).filter(({ element }) => isOfPage(element))
    const inContent = own.filter(({ main, level }) => main || level === 1)
    // The content of a short page may be the one box that has a paragraph, and its headings are above that box.
    const all = (inContent.length > 0 ? inContent : own.filter(({ element }) => isInMain(element))).filter(
      ({ element }, index, list) => index === 0 || titleAround(element) !== titleAround(list[index - 1]?.element),
    )
    const tops = all.filter(({ level }) => level === 1)
    if (page.words < 50) return skip(msg`There is no text.`)
    const [first] = all.length > 0 ? all : headingsOf(page)
    const titled = headingsOf(page).find(({ text }) => startsTitle(page, text))
    const named = isOfHome.test(page.title)
      ? short(first?.text ?? '')
      : isOfNewFile(page.title)
        ? ''
        : (titled?.text.trim() ?? page.title)
    const fix = `<h1>${escaped(named || '…')}</h1>`
    const isLate = tops.length === 0 && hasLateTop(page)
    if (first && tops.length === 0 && !isLate && !hasTop(page)) return fail(noTop(page, first), fix)
    if (all.length === 0 && !isLate && !headingsOf(page).some(({ text }) => startsTitle(page, text)))
      return fail(remark(msg`The content has no heading.`, 0), fix)
    const jumps = all.flatMap((heading, index) => {
      const before = all[index - 1]
      // What is before the h1 is of no section.
      if (!before || heading.level <= before.level + 1) return []
      return [
        remark(
          msg`h${{ level: heading.level }} follows h${{ before: before.level }}: “${{ heading: short(heading.text) }}”.`,
          heading.at,
        ),
      ]
    })
    const second = tops[1]
    const more = second ? [remark(msg`There are ${{ count: tops.length }} h1.`, second.at)] : []
    const [top] = tops
    const below = all.find(({ text, level }) => level > 1 && namesPage(page, text))
    const site =
      top && below && tops.length === 1 && !namesPage(page, top.text) && namesSite(page)
        ? [
            remark(
              msg`The h1 names the site: “${{ site: short(top.text) }}”. What the page is about is an h${{ level: below.level }}.`,
              below.at,
            ),
          ]
        : []
    if (more.length + site.length + jumps.length > 0) return warn([...more, ...site, ...jumps])
    return pass(
      msg`One h1 and ${plural({ count: all.length - tops.length }, { one: '# heading', other: '# headings' })} below it.`,
      tops[0]?.at,
    )
  },
}

/** Says where the page is, and not what it is about: `Home | The mill`. */
const isOfHome = /^(?:home(?: ?page)?|welcome|accueil|bienvenue|startseite|in[ií]cio)(?: ?[|–—:-]|$)/i

/** An h1 without words may hold a picture that has some. */
function hasTop({ elements }: Page): boolean {
  const telling = elements.filter(({ name, attributes }) => name === 'svg' || attributes.alt?.trim())
  const holding = new Set(telling.flatMap((one) => nearest(one, 5)))
  return elements.some((one) => one.name === 'h1' && (one.words > 0 || holding.has(one)) && isOfPage(one))
}

/** An h1 that a script fills, or that holds a picture without alt, is there and says nothing. */
function noTop({ elements, html }: Page, first: Pick<Element, 'at'>): Remark {
  const empty = elements.find(
    (one) => one.name === 'h1' && isOfPage(one) && wordless.test(html.slice(one.at, one.at + longest)),
  )
  return empty ? remark(msg`The h1 has no words.`, empty.at) : remark(msg`The page has no h1.`, first.at)
}

/** Characters of an h1 that are looked at: a page may consist of nothing else. */
const longest = 2000
const wordless = /^<h1\b[^>]*>(?:\s|<(?!\/h1)[^>]*>)*<\/h1/i

/** Whether an h1 is in an element that is shown later, without a button that opens it. */
function hasLateTop({ elements, hidden }: Page): boolean {
  const late = new Set(hidden.flatMap(({ element, onDemand }) => (onDemand ? [] : [element])))
  return elements.some(
    (one) => one.name === 'h1' && isOfPage(one) && nearest(one, 12).some((around) => late.has(around)),
  )
}

/** The heading that a piece of one is in: it may hold several, each in an element of its own. */
const titleAround = (element: Element | undefined) =>
  element && nearest(element, 4).find(({ name }) => /^h[1-6]$/.test(name))

/** What titles a dialog titles no page. */
const isOfPage = (heading: Element) =>
  !nearest(heading, 12).some(
    ({ name, attributes: { role = '' } }) => name === 'dialog' || /^(?:alert)?dialog$/.test(role),
  )

const isInMain = (heading: Element) =>
  nearest(heading, 20).some(({ name, attributes: { role } }) => name === 'main' || role === 'main')

/** Whether the h1 is a link to the home page, as themes write the name of the site. */
const namesSite = ({ anchors }: Page) =>
  anchors.some(({ href, element }) => home.test(href) && nearest(element, 4).some(({ name }) => name === 'h1'))

const home = /^(?:https?:\/\/[^/?#]+\/?|\/)$/i

/** Titles begin with what the page is about, and go on with the name of the site. */
function startsTitle(page: Page, heading: string): boolean {
  const [whole, text] = [titleOf(page), spaced(heading.trim())]
  return text.length >= 8 && whole.length > text.length && whole.startsWith(text)
}

const namesPage = (page: Page, heading: string) =>
  startsTitle(page, heading) || (heading.trim().length >= 8 && spaced(heading.trim()) === titleOf(page))

const titleOf = memoize(({ title }: Page) => spaced(title.trim()))
// Unbreakable ones are set in headings alone.
const spaced = (text: string) => text.replace(/\s+/g, ' ')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
