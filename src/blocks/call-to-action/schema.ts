import { z } from 'zod'
import { directive, fail, headingFirst, ownAnchor, takeHeading } from '../../content/block-context.ts'
import { rich, takeActions } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'call-to-action': {
      type: 'call-to-action'
      id: string | undefined
      heading: string
      body: Rich
      actions: Action[]
    }
  }
}

export const directives = {
  'call-to-action': directive(z.strictObject({ id: z.string().optional() }), (_, node, context) => {
    const { heading, id, rest } = takeHeading(node.children, context, ownAnchor(node, context))
    if (!heading) return fail(node, context, "call-to-action: starts with a heading, '## …'.", headingFirst)
    const { rest: body, actions } = takeActions(rest, context)
    return { type: 'call-to-action', id, heading, body: rich(body, context), actions }
  }),
}
