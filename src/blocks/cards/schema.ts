import type { RootContent } from 'mdast'
import type { Service } from 'schema-dts'
import { z } from 'zod'
import {
  type BlockContext,
  type Builder,
  collecting,
  directive,
  type EntitiesOf,
  fail,
  isHeading,
  ownAnchor,
  takeHeading,
} from '../../content/block-context.ts'
import type { Action, CitedSource, Rich } from '../../content/model.ts'
import { plain, rich, takeActions, withoutSourceMarks } from '../../content/rich.ts'
import { absolute, nodeIds } from '../../site/addresses.ts'
import { locales } from '../../site/locales.ts'

export type Card = { title: string; body: Rich; action: Action | undefined }

export type CardsBlock<Type = 'cards'> = {
  type: Type
  id: string | undefined
  heading: string | undefined
  intro: Rich
  cards: Card[]
  columns: number
  sources: CitedSource[]
}

declare module '../../content/model.ts' {
  interface BlockKinds {
    cards: CardsBlock
  }
}

const schema = z.strictObject({
  id: z.string().optional(),
  columns: z.coerce.number().int().min(1).max(4).default(3),
})

/** An optional heading and intro, then a card from each third-level heading to the next. */
export const cards = (type: 'cards' | 'steps'): Builder =>
  directive(schema, ({ columns }, node, context) => {
    const { heading, id, rest } = takeHeading(node.children, context, ownAnchor(node, context))
    const starts = rest.flatMap((child, index) => (isHeading(child, 3) ? [index] : []))
    if (starts.length === 0)
      return fail(node, context, `${type}: holds no card.`, { remedy: "Start each with '### Title'." })
    const { value, sources } = collecting(context, () => ({
      intro: rich(rest.slice(0, starts[0]), context),
      cards: starts.map((start, n) => card(rest.slice(start, starts[n + 1]), context)),
    }))
    return { type, id, heading, ...value, columns, sources }
  })

export const directives = { cards: cards('cards') }

function card([title, ...nodes]: readonly RootContent[], context: BlockContext): Card {
  const { rest: body, actions } = takeActions(nodes, context)
  return { title: title ? plain([title], context) : '', body: rich(body, context), action: actions[0] }
}

/** On the page about services the first cards are the services: each card describes one. */
export const entities: EntitiesOf<'cards'> = ({ cards }, { route, path }, isFirst) => {
  if (route.type !== 'services' || !isFirst) return []
  return cards.map(
    ({ title, body }, index): Service => ({
      '@type': 'Service',
      '@id': `${absolute(path)}#service-${index + 1}`,
      name: title,
      description: withoutSourceMarks(body),
      provider: { '@id': nodeIds.organization },
      availableChannel: { '@type': 'ServiceChannel', availableLanguage: [...locales] },
    }),
  )
}
