import { z } from 'zod'
import { collecting, directive, entries, ids } from '../../content/block-context.ts'
import type { CitedSource, Term } from '../../content/model.ts'
import { termOf } from '../glossary/schema.ts'

export type TermsBlock = { type: 'terms'; terms: Term[]; sources: CitedSource[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    terms: TermsBlock
  }
}

export const directives = {
  terms: directive(z.strictObject({ ids }), ({ ids: wanted }, node, context) => {
    const { value: terms, sources } = collecting(context, () =>
      entries(wanted, context.collections.terms, 'glossary', node, context).map((term) => termOf(term, context)),
    )
    return { type: 'terms', terms, sources }
  }),
}
