import { z } from 'zod'
import { collecting, directive } from '../../content/block-context.ts'
import { cite } from '../../content/references.ts'
import { placeOf, rich } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    quotation: { type: 'quotation'; body: Rich; source: Citation; sources: CitedSource[] }
  }
}

export const directives = {
  quotation: directive(z.strictObject({ source: z.string() }), ({ source: id }, node, context) => {
    const { value, sources } = collecting(context, () => ({
      body: rich(node.children, context),
      source: cite(id, placeOf(node), context),
    }))
    return value.source && { type: 'quotation', body: value.body, source: value.source, sources }
  }),
}
