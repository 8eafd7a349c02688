import { z } from 'zod'
import { directive, takeHeading } from '../../content/block-context.ts'
import type { Rich } from '../../content/model.ts'
import { rich } from '../../content/rich.ts'

export type FormKind =
  | { kind: 'contact'; service: string | undefined; campaign: string | undefined }
  | { kind: 'news' }
  | { kind: 'audit'; variant: 'detailed' | 'compact' | 'hero' }

/** A form below the page's own heading and introduction. */
type FormBlock = { type: 'form'; heading: string | undefined; intro: Rich; form: FormKind }

declare module '../../content/model.ts' {
  interface BlockKinds {
    form: FormBlock
  }
}

const schema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contact'), service: z.string().optional(), campaign: z.string().optional() }),
  z.strictObject({ kind: z.literal('news') }),
  z.strictObject({ kind: z.literal('audit'), variant: z.enum(['detailed', 'compact', 'hero']).default('detailed') }),
])

export const directives = {
  form: directive(schema, (asked, node, context) => {
    const { heading, rest } = takeHeading(node.children, context)
    const form = asked.kind === 'contact' ? { ...asked, service: asked.service, campaign: asked.campaign } : asked
    return { type: 'form', heading, intro: rich(rest, context), form }
  }),
}
