import type { BlockContent, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Chart } from '../content/collection-schemas.ts'
import type { Action, Block, Card, Page, Rich, Source } from '../content/model.ts'
import { crawlerPolicy } from '../site/crawler-policy.ts'
import { crawlers } from '../site/crawlers.ts'
import { absolute } from './addresses.ts'
import type { PublishWords } from './words.ts'

/**
 * The Markdown twin of a page: the same words, for readers that take Markdown rather than HTML. Links are absolute,
 * citations are footnotes.
 */
export function markdownTwin(page: Page, words: PublishWords): string {
  const blocks = page.blocks.flatMap((block) => blockNodes(block, page, words))
  const notes = page.sources.map((source): RootContent => {
    const imprint = [source.authors, source.publisher, source.date].filter(Boolean).join(', ')
    return {
      type: 'footnoteDefinition',
      identifier: String(source.number),
      children: [paragraph(source.url ? link(source.url, source.title) : text(source.title), text(`. ${imprint}`))],
    }
  })
  const root: Root = { type: 'root', children: [...blocks, ...notes] }
  const front = [
    '---',
    `title: ${JSON.stringify(page.meta.title)}`,
    `url: ${absolute(page.path)}`,
    `lang: ${page.locale}`,
    '---',
    '',
  ]
  return front.join('\n') + toMarkdown(published(root, page), { extensions: [gfmToMarkdown()], bullet: '-' })
}

type ExhibitBlock = Extract<
  Block,
  {
    type:
      | 'glossary'
      | 'source-list'
      | 'case-studies'
      | 'author'
      | 'chart'
      | 'video'
      | 'notice'
      | 'articles'
      | 'legal-identity'
      | 'contents'
      | 'crawler-policy'
  }
>

function blockNodes(block: Block, page: Page, words: PublishWords): RootContent[] {
  switch (block.type) {
    case 'hero':
      return [
        heading(1, block.title),
        ...block.lead.children,
        ...actionNodes(block.actions),
        paragraph(text(words.lastUpdated(page.meta.lastUpdated))),
        ...(block.cited ? [quote(paragraph(text(block.cited.question)), ...flow(block.cited.answer))] : []),
      ]
    case 'prose':
    case 'statement':
      return [...optionalHeading(block.heading), ...block.body.children]
    case 'figures':
      return [
        list(
          block.figures.map(({ value, label, description, number }) => [
            strong(value),
            text(` ${label} ${description} `),
            number ? mark(number) : text(`(${words.agencyFigure})`),
          ]),
        ),
      ]
    case 'cards':
    case 'steps':
      return [...optionalHeading(block.heading), ...block.intro.children, ...block.cards.flatMap(cardNodes)]
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [heading(3, question), ...answer.children])
    case 'terms':
      return block.terms.flatMap(({ term, definition }) => [heading(3, term), ...definition.children])
    case 'quotation':
      return [
        quote(
          ...flow(block.body),
          paragraph(text(block.source.authors ?? block.source.title), mark(block.source.number)),
        ),
      ]
    case 'form':
      return [
        ...optionalHeading(block.heading),
        ...block.intro.children,
        paragraph(link(absolute(page.path), words.form)),
      ]
    case 'call-to-action':
      return [heading(2, block.heading), ...block.body.children, ...actionNodes(block.actions)]
    case 'contact-details':
      return [
        heading(2, words.contactHeading),
        list(words.contact.map(({ term, lines }) => [strong(term), text(`: ${lines.join(' · ')}`)])),
      ]
    case 'columns':
      return block.blocks.flatMap((inner) => blockNodes(inner, page, words))
    default:
      return exhibitNodes(block, words)
  }
}

/** The blocks that are made from collections rather than from running text. */
function exhibitNodes(block: ExhibitBlock, words: PublishWords): RootContent[] {
  switch (block.type) {
    case 'glossary':
      return block.terms.flatMap((term) => [
        heading(2, term.term),
        ...term.definition.children,
        ...facts([term.etymology, term.examples.join(' · '), term.synonyms.join(', '), term.antonyms.join(', ')]),
      ])
    case 'source-list':
      return [list(block.entries.map((entry) => sourceLine(entry)))]
    case 'case-studies':
      return block.studies.flatMap(({ title, client, industry, duration, challenge, solution, results, metrics }) => [
        heading(2, title),
        ...facts([`${client} · ${industry} · ${duration}`, challenge, solution, results]),
        list(metrics.map(({ value, label }) => [strong(value), text(` ${label} (${words.agencyFigure})`)])),
      ])
    case 'author':
      return [
        heading(2, block.author.name),
        ...facts([block.author.title, block.author.bio, block.author.expertise.join(', ')]),
      ]
    case 'chart':
      return [...facts([block.chart.title, block.chart.description]), ...chartNodes(block.chart)]
    case 'video':
      return [
        heading(2, block.video.title),
        ...facts([block.video.description, ...block.video.transcript.flatMap(({ title, text }) => [title, text])]),
      ]
    case 'notice':
      return [quote(...flow(block.body))]
    case 'articles':
      return block.articles.flatMap(({ path, title, description }) => [
        paragraph(link(path, title), text(`: ${description}`)),
      ])
    case 'contents':
      return [list(block.entries.map(({ id, heading: name }) => [link(`#${id}`, name)]))]
    case 'crawler-policy':
      return [
        list(crawlers.map(({ token, owner, purpose }) => [text(`${token} (${owner}): ${crawlerPolicy[purpose]}`)])),
      ]
    case 'legal-identity':
      return [list(words.legal.map(({ term, lines }) => [strong(term), text(`: ${lines.join(' · ')}`)]))]
  }
}

function chartNodes(chart: Chart): RootContent[] {
  switch (chart.kind) {
    case 'timeline':
      return [
        list(
          chart.rows.map(({ label, from, to, note }) => [
            text(`${label}: ${chart.unit} ${from}–${to ?? ''} ${note ?? ''}`),
          ]),
        ),
      ]
    case 'overlap':
      return [list([...chart.sets.map((set) => [strong(set.name), text(` ${set.text}`)]), [text(chart.shared)]])]
    case 'line':
      return [list(chart.points.map(({ x, y }) => [text(`${chart.x} ${x}: ${chart.y} ${y}`)]))]
  }
}

const sourceLine = ({ url, title, authors, publisher, date, note }: Source): PhrasingContent[] => [
  url ? link(url, title) : text(title),
  text(` ${[authors, publisher, date, note].filter(Boolean).join(' · ')}`),
]

const facts = (lines: readonly (string | undefined)[]): RootContent[] =>
  lines.flatMap((line) => (line ? [paragraph(text(line))] : []))

function cardNodes({ title, body, action }: Card): RootContent[] {
  return [heading(3, title), ...body.children, ...(action ? actionNodes([action]) : [])]
}

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })
const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: words }],
})
const mark = (number: number): PhrasingContent => ({ type: 'footnoteReference', identifier: String(number) })
const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children })
const quote = (...children: BlockContent[]): BlockContent => ({ type: 'blockquote', children })
const heading = (depth: 1 | 2 | 3, value: string): RootContent => ({ type: 'heading', depth, children: [text(value)] })
const optionalHeading = (value: string | undefined): RootContent[] => (value ? [heading(2, value)] : [])
const list = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
})
const actionNodes = (actions: readonly Action[]): RootContent[] =>
  actions.length === 0 ? [] : [list(actions.map(({ href, text: words }) => [link(href, words)]))]

/** Flow content without what only a root may hold. */
const flow = ({ children }: Rich): BlockContent[] =>
  children.filter((node): node is BlockContent => node.type !== 'text')

/** As it leaves the site: links absolute, citation marks as footnotes, the anchors of the page dropped. */
function published<N extends Nodes>(node: N, page: Page): N {
  if (!('children' in node)) return node
  const children = node.children.map((child): Nodes => {
    if (child.type !== 'link') return published(child, page)
    const cited = /^#source-(\d+)$/.exec(child.url)?.[1]
    if (cited) return { type: 'footnoteReference', identifier: cited }
    return { ...published(child, page), url: absoluteUrl(child.url, page) }
  })
  return { ...node, children }
}

function absoluteUrl(url: string, page: Page): string {
  if (url.startsWith('#')) return absolute(page.path) + url
  return url.startsWith('/') ? absolute(url) : url
}
