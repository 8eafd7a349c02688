import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { markdownPath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { otherLocale } from '../../src/site/locales.fixture.ts'
import { pathOf } from '../../src/site/routes.ts'
import {
  builtPages,
  byTag,
  collapseWhitespace,
  type Element,
  elements,
  isElement,
  mainOf,
  read,
  withoutScripts,
  wordsOf,
} from './page.ts'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)

/** Letters and digits only: the two forms punctuate differently. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}+%€−]+/gu, ' ').trim()

const hasClass = ({ attribs }: Element, ...names: string[]) =>
  names.some((name) => (attribs.class ?? '').split(' ').includes(name))

/** Controls, and citation marks, which Markdown writes as footnotes. */
const isNotText = (element: Element) =>
  ['form', 'button', 'svg', 'noscript'].includes(element.name) ||
  'data-island' in element.attribs ||
  hasClass(element, 'cite', 'mark', 'passage', 'visually-hidden', 'sources__back', 'cited__number')

const isText = (element: Element) =>
  hasClass(element, 'button', 'details__line') ||
  ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'th', 'td', 'summary', 'figcaption', 'blockquote'].includes(
    element.name,
  )

/** The text of each innermost block of text. */
function passages(element: Element): string[] {
  if (isNotText(element)) return []
  const below = element.children.filter(isElement).flatMap(passages)
  return isText(element) && below.length === 0 ? [bare(wordsOf(element, isNotText))].filter(Boolean) : below
}

/** Text that is not visible: labels for screen readers, and values of fields. */
const unseen = ({ attribs }: Element) =>
  [attribs['aria-label'], attribs.value, attribs.alt].filter((one) => one !== undefined)

const isMark = (element: Element) =>
  hasClass(element, 'cite', 'mark') && /^#source-\d+$/.test(element.attribs.href ?? '')

const isWayBack = (element: Element) => hasClass(element, 'sources__back')

/** The targets of a page's links, without citation marks and the link icons of passages. */
function linksOf(main: Element, path: string): string[] {
  const hidden = new Set(
    elements(main, (one) => hasClass(one, 'passage') || one.name === 'search').flatMap((one) => byTag(one, 'a')),
  )
  return byTag(main, 'a')
    .filter((one) => !hidden.has(one) && !isMark(one) && !isWayBack(one) && one.attribs.href !== '#cited-source')
    .map(({ attribs: { href = '' } }) =>
      href.startsWith('#') ? brand.origin + path + href : href.startsWith('/') ? brand.origin + href : href,
    )
}

type Tree = { type: string; children?: unknown[]; url?: string; identifier?: string; depth?: number }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value

const within = (node: unknown, type: string): Tree[] =>
  isTree(node)
    ? [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => within(child, type))]
    : []

const numbersIn = (text: string) =>
  [...new Set(text.replace(/(?<=\d)\s(?=\d{3}\b)/g, '').match(/\d+(?:[.,]\d+)*/g) ?? [])].sort()

describe.each(builtPages)('the Markdown of $path', (page) => {
  const { path } = page
  const written = read(markdownPath(path))
  const tree = markdown.parse(written)
  const twin = bare(tree.children.map((node) => (node.type === 'yaml' ? '' : textsOf(node))).join(' '))
  const main = mainOf(page)

  it('says all that the page says', () => {
    const missing = passages(main).filter((passage) => !` ${twin} `.includes(` ${passage} `))
    expect(missing).toEqual([])
  })

  it('says nothing else', () => {
    const said = [
      withoutScripts(main),
      wordsOf(main, ({ name }) => name === 'svg'),
      ...elements(main, () => true).flatMap(unseen),
    ]
    const words = new Set(bare(said.join(' ')).split(' '))
    expect(
      twin
        .split(' ')
        .filter((word) => word && !words.has(word))
        .join(' '),
    ).toBe('')
  })

  it('has the headings of the page, at their levels', () => {
    const own = byTag(main, 'h1', 'h2', 'h3', 'h4').map((one) => `${one.name.slice(1)} ${bare(wordsOf(one))}`)
    expect(within(tree, 'heading').map((node) => `${node.depth} ${bare(textsOf(node))}`)).toEqual(own)
  })

  it('leads where the page leads', () => {
    const forms = byTag(main, 'form').map(({ attribs }) => `${brand.origin}${path === '/' ? '/' : path}#${attribs.id}`)
    const notes = within(tree, 'footnoteDefinition').flatMap((node) => within(node, 'link'))
    const leads = within(tree, 'link')
      .filter((node) => !notes.includes(node))
      .map(({ url = '' }) => url)
    const own = linksOf(main, path)
    expect(
      [...new Set(leads)].filter((url) => !own.includes(url) && !forms.includes(url) && !url.startsWith('mailto:')),
    ).toEqual([])
    expect([...new Set(own)].filter((href) => !leads.includes(href) && !notes.some(({ url }) => url === href))).toEqual(
      [],
    )
  })

  it('shows the pictures of the page', () => {
    const own = byTag(main, 'picture').flatMap((one) =>
      byTag(one, 'img').map(({ attribs }) => brand.origin + attribs.src),
    )
    expect(within(tree, 'image').map(({ url }) => url)).toEqual(own)
  })

  it('cites each source as often, and the same one', () => {
    const marks = elements(main, isMark).map(({ attribs: { href = '' } }) => href.replace('#source-', ''))
    expect(within(tree, 'footnoteReference').map(({ identifier }) => identifier)).toEqual(marks)
    const sources = elements(main, ({ attribs }) => /^source-\d+$/.test(attribs.id ?? '')).map((one) => [
      one.attribs.value,
      byTag(one, 'a').find((link) => !isWayBack(link))?.attribs.href,
      bare(wordsOf(one, isWayBack)),
    ])
    const notes = within(tree, 'footnoteDefinition').map((node) => [
      node.identifier,
      within(node, 'link')[0]?.url,
      bare(textsOf(node)),
    ])
    expect(notes).toEqual(sources)
  })

  it('leads from each source back to every mark of it', () => {
    const marks = elements(main, isMark).map(({ attribs: { id, href } }) => `${href} #${id}`)
    const back = elements(main, isWayBack).map((link) => {
      const source = elements(main, ({ name }) => name === 'li').find((one) => byTag(one, 'a').includes(link))
      return `#${source?.attribs.id} ${link.attribs.href}`
    })
    expect(back.sort()).toEqual(marks.sort())
  })

  it('holds the same numbers', () => {
    const own = numbersIn(
      [
        wordsOf(
          main,
          (one) =>
            one.name === 'svg' ||
            isMark(one) ||
            hasClass(one, 'sources__back', 'cited__number') ||
            one.attribs.href === '#cited-source',
        ),
        ...elements(main, () => true).flatMap(unseen),
      ].join(' '),
    )
    const here = numbersIn(tree.children.map((node) => (node.type === 'yaml' ? '' : textsOf(node))).join(' '))
    expect(here.filter((one) => !own.includes(one))).toEqual([])
    // The clock in a drawing and the numbers on its axes are in the text beside it.
    const spoken = numbersIn(wordsOf(main, (one) => isNotText(one) || one.name === 'select'))
    expect(spoken.filter((one) => !here.includes(one))).toEqual([])
  })

  it('runs no label into what it labels', () => {
    const labels = byTag(main, 'dt').map((one) => collapseWhitespace(wordsOf(one)))
    const glued = labels.filter(
      (label) =>
        !collapseWhitespace(written).includes(`**${label}**${page.locale === 'fr' ? ' :' : ':'} `) &&
        !/[.?!…]$/.test(label),
    )
    expect(glued).toEqual([])
  })

  it('says who wrote it when, and where it is in HTML and in the other language', () => {
    const front = /^---\n([\s\S]*?)\n---\n/.exec(written)?.[1] ?? ''
    for (const key of ['title', 'description', 'url', 'lang', 'dateModified'])
      expect(front).toMatch(new RegExp(`^${key}: \\S`, 'm'))
    expect(front).toContain(brand.origin + markdownPath(pathOf(page.id, otherLocale(page.locale))))
  })
})

/** Text with spaces between the blocks it is in. */
function textsOf(node: Parameters<typeof textOf>[0]): string {
  const isNode = (value: unknown): value is { type: string; children?: unknown[] } =>
    typeof value === 'object' && value !== null && 'type' in value
  if (!isNode(node)) return ''
  const isLeaf = ['paragraph', 'heading', 'tableCell'].includes(node.type) || !node.children
  return isLeaf ? textOf(node) : (node.children ?? []).map(textsOf).join(' ')
}
