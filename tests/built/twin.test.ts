import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { markdownPath } from '../../src/publish/addresses.ts'
import { builtPages, type Element, isElement, mainOf, read, wordsOf } from './page.ts'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)

/** Letters and digits only: the two forms punctuate differently. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}+%€−]+/gu, ' ').trim()

const hasClass = ({ attribs }: Element, ...names: string[]) =>
  names.some((name) => (attribs.class ?? '').split(' ').includes(name))

/** Controls, and marks that Markdown writes as footnotes. */
const isNotText = (element: Element) =>
  ['form', 'button', 'svg', 'noscript'].includes(element.name) ||
  'data-island' in element.attribs ||
  hasClass(element, 'cite', 'mark', 'passage', 'visually-hidden', 'sources__number', 'cited__number')

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

/** What stands in Markdown where the page has a form. */
const formIs = { en: 'The form is on the page.', fr: 'Le formulaire se trouve sur la page.' }

describe.each(builtPages.map((page) => ({ path: page.path, page })))('the Markdown of $path', ({ path, page }) => {
  const tree = markdown.parse(read(markdownPath(path)))
  const twin = bare(tree.children.map((node) => (node.type === 'yaml' ? '' : textsOf(node))).join(' '))

  it('says all that the page says', () => {
    const missing = passages(mainOf(page)).filter((passage) => !` ${twin} `.includes(` ${passage} `))
    expect(missing).toEqual([])
  })

  it('says nothing else', () => {
    const words = new Set(bare(wordsOf(mainOf(page), ({ name }) => ['svg', 'form'].includes(name))).split(' '))
    const added = twin.replaceAll(bare(formIs[page.locale]), '').split(' ')
    expect(added.filter((word) => word && !words.has(word)).join(' ')).toBe('')
  })
})

/** Text with spaces between the blocks it stands in. */
function textsOf(node: Parameters<typeof textOf>[0]): string {
  const isNode = (value: unknown): value is { type: string; children?: unknown[] } =>
    typeof value === 'object' && value !== null && 'type' in value
  if (!isNode(node)) return ''
  const isLeaf = ['paragraph', 'heading', 'tableCell'].includes(node.type) || !node.children
  return isLeaf ? textOf(node) : (node.children ?? []).map(textsOf).join(' ')
}
