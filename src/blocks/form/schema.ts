import { z } from 'zod'
import { directive, takeHeading } from '../../content/block-context.ts'
import { rich } from '../../content/rich.ts'

// `service`: the only one that a form begins with (src/forms/services.ts); others are for the visitor to choose.
const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    service: z.literal('guide-geo').optional(),
    campaign: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('news') }),
  z.strictObject({ kind: z.literal('audit'), variant: z.enum(['detailed', 'compact', 'hero']).default('detailed') }),
])
export type FormKind = z.infer<typeof schema>

declare module '../../content/model.ts' {
  interface BlockKinds {
    /** A form below the page's own heading and introduction. */
    form: { type: 'form'; heading: string | undefined; intro: Rich; form: FormKind }
  }
}

export const directives = {
  form: directive(schema, (form, node, context) => {
    const { heading, rest } = takeHeading(node.children, context)
    return { type: 'form', heading, intro: rich(rest, context), form }
  }),
}
