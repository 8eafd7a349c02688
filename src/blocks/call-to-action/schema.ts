import { z } from 'zod'
import { directive, fail, headingFirst, takeHeading } from '../../content/block-context.ts'
import { actionsOf, isLinksOnly, rich } from '../../content/rich.ts'

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
    const { heading, id, rest } = takeHeading(node.children, context, node)
    if (!heading) return fail(node, context, "call-to-action: starts with a heading, '## …'.", headingFirst)
    const last = rest.at(-1)
    const buttons = isLinksOnly(last) ? last : undefined
    const body = rest.filter((child) => child !== buttons)
    return {
      type: 'call-to-action',
      id,
      heading,
      body: rich(body, context),
      actions: buttons ? actionsOf(buttons, context) : [],
    }
  }),
}
