import { z } from 'zod'
import { collecting, directive, fail, headingFirst, ownAnchor, takeHeading } from '../../content/block-context.ts'
import { rich } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    paper: {
      type: 'paper'
      id: string | undefined
      heading: string
      body: Rich
      sources: CitedSource[]
    }
  }
}

export const directives = {
  paper: directive(z.strictObject({ id: z.string().optional() }), (_, node, context) => {
    const { heading, id, rest } = takeHeading(node.children, context, ownAnchor(node, context))
    if (!heading) return fail(node, context, "paper: starts with a heading, '## …'.", headingFirst)
    const { value: body, sources } = collecting(context, () => rich(rest, context))
    return { type: 'paper', id, heading, body, sources }
  }),
}
