import type { Nodes, Root, RootContent } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Card } from '../../blocks/cards/schema.ts'
import type { CitedAnswer } from '../../blocks/hero/schema.ts'
import type { Block, Page, Question } from '../../content/model.ts'
import { absolute } from '../addresses.ts'
import type { CheckedGroup, PublishWords } from '../words.ts'
import { exhibitNodes } from './exhibits.ts'
import {
  actionNodes,
  flow,
  heading,
  lines,
  link,
  list,
  mark,
  optionalHeading,
  paragraph,
  quote,
  strong,
  text,
} from './nodes.ts'

const extensions = [gfmFootnoteToMarkdown(), gfmTableToMarkdown()]

/**
 * The Markdown twin of a page: the same words, for readers that take Markdown rather than HTML. Links are absolute,
 * citations are footnotes.
 */
export function markdownTwin(page: Page, words: PublishWords): string {
  const blocks = page.blocks.flatMap((block) => blockNodes(block, page, words))
  const notes = page.sources.map((source): RootContent => {
    return {
      type: 'footnoteDefinition',
      identifier: String(source.number),
      children: [
        paragraph(source.url ? link(source.url, source.title) : text(source.title), text(`. ${source.imprint}`)),
      ],
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
  return front.join('\n') + toMarkdown(published(root, page), { extensions, bullet: '-' })
}

function blockNodes(block: Block, page: Page, words: PublishWords): RootContent[] {
  switch (block.type) {
    case 'hero':
      return [
        heading(1, block.title),
        ...block.lead.children,
        ...actionNodes(block.actions),
        paragraph(text(words.lastUpdated(page.meta.lastUpdated))),
        ...(block.cited ? [citedNode(block.cited, words)] : []),
      ]
    case 'prose':
    case 'statement':
      return [...optionalHeading(block.heading), ...block.body.children]
    case 'figures':
      return [
        list(
          block.figures.map(({ value, label, description, number, method, date }) => [
            strong(value),
            text(` ${label} ${description} `),
            number ? mark(number) : text(`(${words.agencyFigure})`),
            ...(block.detail ? [text(` ${method} (${words.date(date)})`)] : []),
          ]),
        ),
      ]
    case 'cards':
    case 'steps':
      return [...optionalHeading(block.heading), ...block.intro.children, ...block.cards.flatMap(cardNodes)]
    case 'questions':
      return block.questions.flatMap((question) => questionNodes(question, block.questions, words))
    case 'terms':
      return block.terms.flatMap(({ term, definition }) => [heading(3, term), ...definition.children])
    case 'quotation':
      return [
        quote(
          ...flow(block.body),
          paragraph(
            text(`${block.source.authors ?? block.source.publisher ?? block.source.title} `),
            mark(block.source.number),
          ),
        ),
      ]
    case 'form':
    case 'roi-calculator':
    case 'readiness-checker':
      return [
        ...optionalHeading(block.heading),
        ...block.intro.children,
        paragraph(link(absolute(page.path), words.form)),
      ]
    case 'readiness-checks':
      return [...optionalHeading(block.heading), ...block.intro.children, ...words.checks.flatMap(checkNodes)]
    case 'own-readiness':
      return [...optionalHeading(block.heading), ...block.intro.children, ...lines(...words.ownReadiness)]
    case 'call-to-action':
      return [heading(2, block.heading), ...block.body.children, ...actionNodes(block.actions)]
    case 'contact-details':
      return [
        heading(2, words.contactHeading),
        list(words.contact.map(({ term, lines }) => [strong(term), text(` ${lines.join(' ')}`)])),
      ]
    case 'columns':
      return block.blocks.flatMap((inner) => blockNodes(inner, page, words))
    default:
      return exhibitNodes(block, words)
  }
}

function citedNode({ question, answer, page }: CitedAnswer, words: PublishWords): RootContent {
  return quote(
    paragraph(text(question)),
    ...flow(answer),
    paragraph(link(page.path, page.title), text(` ${new URL(absolute(page.path)).host}${page.path}`)),
    paragraph(text(words.names.illustration)),
  )
}

function questionNodes(
  { question, answer, relatedQuestions, category, difficulty, lastUpdated }: Question,
  all: readonly Question[],
  words: PublishWords,
): RootContent[] {
  const related = relatedQuestions.flatMap((id) => all.find((other) => other.id === id)?.question ?? [])
  return [
    heading(2, question),
    ...answer.children,
    ...lines(
      related.length > 0 ? `${words.names.relatedQuestions} ${related.join(' · ')}` : undefined,
      [category, difficulty === 'beginner' ? '' : words.levels[difficulty], words.updated(lastUpdated)]
        .filter(Boolean)
        .join(' · '),
    ),
  ]
}

function cardNodes({ title, body, action }: Card): RootContent[] {
  return [heading(3, title), ...body.children, ...(action ? actionNodes([action]) : [])]
}

function checkNodes({ name, checks }: CheckedGroup): RootContent[] {
  return [
    heading(3, name),
    list(
      checks.map(({ title, why, evidence, source, counter }) => [
        strong(title),
        text(` ${why ? `${why} ` : ''}(`),
        link(source, evidence),
        ...(counter ? [text(`) ${counter.says} (`), link(counter.source, counter.evidence)] : []),
        text(')'),
      ]),
    ),
  ]
}

/** As it leaves the site: links absolute, citation marks as footnotes, the anchors of the page dropped. */
function published<N extends Nodes>(node: N, page: Page): N {
  if (!('children' in node)) return node
  const children = node.children.flatMap((child): Nodes | [] => {
    if (child.type !== 'link') return published(child, page)
    // The mark of the drawn answer: its source follows it.
    if (child.url === '#cited-source') return []
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
