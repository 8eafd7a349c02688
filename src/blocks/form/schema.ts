import { z } from 'zod'
import { directive, fail, ownAnchor, takeHeading } from '../../content/block-context.ts'
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
    if (form.kind === 'audit' && form.variant === 'compact' && node.children.length > 0)
      return fail(node, context, 'form: the compact one is a banner, and shows no heading and no text of its own.', {
        remedy: "Write '::form{kind=audit variant=compact}', and the text above it.",
      })
    const { heading, rest } = takeHeading(node.children, context, ownAnchor(node, context, idOf(form)))
    return { type: 'form', heading, intro: rich(rest, context), form }
  }),
}

/** The id of its element, as src/forms defines it: its heading has none. A banner is no form. */
function idOf(form: FormKind): string | undefined {
  if (form.kind !== 'audit' || form.variant === 'detailed') return `${form.kind}-form`
  return form.variant === 'hero' ? 'audit-hero-form' : undefined
}
