import { z } from 'zod'
import { anchor, collecting, directive, entries, ids } from '../../content/block-context.ts'
import type { Citation, Figure } from '../../content/model.ts'
import { cite } from '../../content/references.ts'
import { placeOf, rich } from '../../content/rich.ts'

/** A figure on a page: the citation of its source there, and its anchor where it is shown in detail. */
export type ShownFigure = Figure & { citation: Citation | undefined; anchor?: string | undefined }

declare module '../../content/model.ts' {
  interface BlockKinds {
    figures: {
      type: 'figures'
      figures: ShownFigure[]
      detail: boolean
      folded: boolean
      /** Below the figures, and folded with them. */
      body: Rich
      sources: CitedSource[]
    }
  }
}

const schema = z.strictObject({ ids, detail: z.literal('true').optional(), folded: z.literal('true').optional() })

export const directives = {
  figures: directive(schema, ({ ids: wanted, detail, folded }, node, context) => {
    const { value, sources } = collecting(context, () => ({
      figures: entries(wanted, context.figures, 'figures', node, context).map((figure) => {
        const citation = figure.source ? cite(figure.source, placeOf(node), context) : undefined
        return { ...figure, citation, anchor: detail && anchor(figure.id, context) }
      }),
      body: rich(node.children, context),
    }))
    return { type: 'figures', ...value, detail: detail !== undefined, folded: folded !== undefined, sources }
  }),
}
