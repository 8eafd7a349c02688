import { z } from 'zod'
import { anchor, collecting, directive, entries, ids } from '../../content/block-context.ts'
import type { CitedSource, Figure } from '../../content/model.ts'
import { cite } from '../../content/references.ts'
import { placeOf } from '../../content/rich.ts'

/** A figure on a page: the number of its source there, and its place where it is shown in detail. */
export type ShownFigure = Figure & { number: number | undefined; anchor?: string | undefined }

export type FiguresBlock = { type: 'figures'; figures: ShownFigure[]; detail: boolean; sources: CitedSource[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    figures: FiguresBlock
  }
}

const schema = z.strictObject({ ids, detail: z.literal('true').optional() })

export const directives = {
  figures: directive(schema, ({ ids: wanted, detail }, node, context) => {
    const { value: figures, sources } = collecting(context, () =>
      entries(wanted, context.figures, 'figures', node, context).map((figure) => {
        const number = figure.source ? cite(figure.source, placeOf(node), context)?.number : undefined
        return { ...figure, number, anchor: detail && anchor(figure.id, context) }
      }),
    )
    return { type: 'figures', figures, detail: detail !== undefined, sources }
  }),
}
