import { z } from 'zod'
import { collecting, directive, entries, ids } from '../../content/block-context.ts'
import { termOf } from '../glossary/schema.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    terms: { type: 'terms'; terms: Term[]; sources: CitedSource[] }
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
