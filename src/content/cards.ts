import type { RootContent } from 'mdast'
import { z } from 'zod'
import { type BlockContext, collecting, type Directive, fail, isHeading, read, takeHeading } from './block-context.ts'
import type { Block, Card } from './model.ts'
import { actionsOf, isLinksOnly, plain, rich } from './rich.ts'

const schema = z.strictObject({
  id: z.string().optional(),
  columns: z.coerce.number().int().min(1).max(4).default(3),
})

/** Cards and steps: an optional heading and intro, then a card from each third-level heading to the next. */
export function buildCards(type: 'cards' | 'steps', node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, schema, context)
  if (!attributes) return undefined
  const { heading, id, rest } = takeHeading(node.children, context, attributes.id)
  const starts = rest.flatMap((child, index) => (isHeading(child, 3) ? [index] : []))
  if (starts.length === 0) return fail(node, context, `${type}: holds no card. Start each with '### Title'.`)
  const { value, sources } = collecting(context, () => ({
    intro: rich(rest.slice(0, starts[0]), context),
    cards: starts.map((start, n) => buildCard(rest.slice(start, starts[n + 1]), context)),
  }))
  return { type, id, heading, ...value, columns: attributes.columns, sources }
}

function buildCard([title, ...nodes]: readonly RootContent[], context: BlockContext): Card {
  const last = nodes.at(-1)
  const link = isLinksOnly(last) ? last : undefined
  return {
    title: title ? plain([title], context) : '',
    body: rich(
      nodes.filter((node) => node !== link),
      context,
    ),
    action: link && actionsOf(link, context)[0],
  }
}
