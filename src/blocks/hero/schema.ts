import { z } from 'zod'
import { type BlockContext, type Directive, directive, fail, isHeading, read } from '../../content/block-context.ts'
import type { Action, Rich } from '../../content/model.ts'
import { actionsOf, isLinksOnly, plain, rich } from '../../content/rich.ts'

/** The signature of the home page: an assistant's answer that quotes one of our pages. */
export type CitedAnswer = { question: string; answer: Rich; page: { title: string; path: string; description: string } }

export type HeroBlock = { type: 'hero'; title: string; lead: Rich; actions: Action[]; cited: CitedAnswer | undefined }

declare module '../../content/model.ts' {
  interface BlockKinds {
    hero: HeroBlock
  }
}

export const directives = {
  hero: directive(z.strictObject({}), (_, node, context) => {
    const [first, ...rest] = node.children
    if (!isHeading(first, 1)) return fail(node, context, "hero: starts with the page's title, '# …'.")
    const last = rest.filter((child) => child.type !== 'containerDirective').at(-1)
    const buttons = isLinksOnly(last) ? last : undefined
    const citedNode = rest.find((child) => child.type === 'containerDirective')
    const lead = rest.filter((child) => child !== buttons && child !== citedNode)
    return {
      type: 'hero',
      title: plain(first.children, context),
      lead: rich(lead, context),
      actions: buttons ? actionsOf(buttons, context) : [],
      cited: citedNode && citedAnswer(citedNode, context),
    }
  }),
}

function citedAnswer(node: Directive, context: BlockContext): CitedAnswer | undefined {
  const attributes = read(node, z.strictObject({ question: z.string(), page: z.string() }), context)
  if (!attributes) return undefined
  const page = context.pageNamed(attributes.page)
  if (!page) return fail(node, context, `cited-answer: there is no published page '${attributes.page}'.`)
  const question = plain([{ type: 'text', value: attributes.question }], context)
  return { question, answer: rich(node.children, context), page }
}
