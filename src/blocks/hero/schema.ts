import { z } from 'zod'
import {
  type BlockContext,
  type Builder,
  type Directive,
  directive,
  fail,
  isHeading,
  read,
} from '../../content/block-context.ts'
import { pageFile, routesFile } from '../../content/files.ts'
import type { Rich } from '../../content/model.ts'
import { didYouMean } from '../../content/problem.ts'
import { routeIds } from '../../content/references.ts'
import { plain, rich, takeActions } from '../../content/rich.ts'
import { isRouteId } from '../../site/routes.ts'
import { type CardsBlock, cards } from '../cards/schema.ts'

/** The signature of the home page: an assistant's answer that quotes one of our pages. */
export type CitedAnswer = { question: string; answer: Rich; page: { title: string; path: string; description: string } }

/** What a visitor may take from the cited page; `nothing` leaves the answer as it is. */
const lacks = ['access', 'structure', 'evidence', 'nothing'] as const

/** What the answer lacks when the page lacks something: a card for each of `lacks`. */
export type Without = CardsBlock & { lacks: typeof lacks }

declare module '../../content/model.ts' {
  interface BlockKinds {
    hero: {
      type: 'hero'
      title: string
      lead: Rich
      actions: Action[]
      cited: CitedAnswer | undefined
      without?: Without | undefined
      /** `tool`: the page is for the tool right below, and this is a line or two. */
      above?: 'tool' | undefined
    }
  }
}

export const directives = {
  hero: directive(z.strictObject({ above: z.literal('tool').optional() }), ({ above }, node, context, inner) => {
    const [first, ...rest] = node.children
    if (!isHeading(first, 1))
      return fail(node, context, "hero: starts with the page's title, '# …'.", {
        remedy: "Write '# The title' on the line below ':::hero'.",
      })
    const inside = rest.filter((child) => child.type === 'containerDirective')
    const citedNode = inside.find(({ name }) => name === 'cited-answer')
    const withoutNode = inside.find(({ name }) => name === 'without')
    const own = rest.filter((child) => child !== citedNode && child !== withoutNode)
    const { rest: lead, actions } = takeActions(own, context)
    return {
      type: 'hero',
      title: plain(first.children, context),
      lead: rich(lead, context),
      actions,
      cited: citedNode && citedAnswer(citedNode, context),
      without: withoutNode && withoutOf(withoutNode, context, inner),
      above,
    }
  }),
}

function withoutOf(node: Directive, context: BlockContext, inner: Parameters<Builder>[2]): Without | undefined {
  const block = cards('cards')(node, context, inner)
  if (block?.type === 'cards' && block.heading && block.cards.length === lacks.length) return { ...block, lacks }
  return fail(node, context, `without: has a heading, and a card for each of ${lacks.join(', ')}, in this order.`, {
    remedy: "Begin it with '## …', and each of the four with '### Title'.",
  })
}

const publishedPage = `Name a published page of ${routesFile}.`

function citedAnswer(node: Directive, context: BlockContext): CitedAnswer | undefined {
  const attributes = read(node, z.strictObject({ question: z.string(), page: z.string() }), context)
  if (!attributes) return undefined
  const page = context.pageNamed(attributes.page)
  if (!page) {
    const { page: id } = attributes
    return fail(node, context, `cited-answer: there is no published page '${id}'.`, {
      remedy: isRouteId(id) ? publishedPage : didYouMean(id, routeIds, publishedPage),
      restsOn: isRouteId(id) ? { file: pageFile(id, context.locale) } : { file: routesFile, name: id },
    })
  }
  const question = plain([{ type: 'text', value: attributes.question }], context)
  return { question, answer: rich(node.children, context), page }
}
