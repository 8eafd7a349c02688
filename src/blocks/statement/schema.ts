import { z } from 'zod'
import {
  type Builder,
  collecting,
  directive,
  fail,
  headingFirst,
  ownAnchor,
  takeHeading,
} from '../../content/block-context.ts'
import { confidenceLevels, type StatementKind, statementKinds } from '../../content/model.ts'
import { rich } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    statement: {
      type: 'statement'
      id: string
      statement: StatementKind
      topic: string | undefined
      confidence: Confidence
      heading: string
      body: Rich
      sources: CitedSource[]
    }
  }
}

const schema = z.strictObject({
  id: z.string().optional(),
  topic: z.string().optional(),
  confidence: z.enum(confidenceLevels).default('high'),
})

const statement = (kind: StatementKind): Builder =>
  directive(schema, ({ topic, confidence }, node, context) => {
    const { heading, id, rest } = takeHeading(node.children, context, ownAnchor(node, context))
    if (!heading || !id) return fail(node, context, `${kind}: starts with a heading, '## …'.`, headingFirst)
    const { value: body, sources } = collecting(context, () => rich(rest, context))
    return { type: 'statement', statement: kind, id, topic, confidence, heading, body, sources }
  })

export const directives = Object.fromEntries(statementKinds.map((kind) => [kind, statement(kind)]))
