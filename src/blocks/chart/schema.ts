import { z } from 'zod'
import {
  anchored,
  type BlockContext,
  collecting,
  type Directive,
  directive,
  entries,
  fail,
} from '../../content/block-context.ts'
import type { Chart, FigureDrawing } from '../../content/collection-schemas.ts'
import type { Citation } from '../../content/model.ts'
import { cite } from '../../content/references.ts'
import { placeOf } from '../../content/rich.ts'

/** A figure of the ledger as a drawing shows it: `said` as copy writes it. */
export type DrawnFigure = { label: string; said: string; value: number }

/** What a drawing of figures shows, and whose they are. */
type Drawn = { figures: DrawnFigure[]; citations: Citation[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    chart: { type: 'chart'; chart: Chart; drawn?: Drawn | undefined; sources?: CitedSource[] }
  }
}

export const directives = {
  chart: directive(z.strictObject({ id: z.string() }), ({ id }, node, context) => {
    const [chart] = entries([id], context.collections.charts, 'charts', node, context)
    if (!chart) return undefined
    const { value: drawn, sources } = collecting(context, () =>
      'columns' in chart ? draw(chart, node, context) : undefined,
    )
    return { type: 'chart', chart: anchored(chart, context), drawn, sources }
  }),
}

function draw({ kind, rows }: FigureDrawing, node: Directive, context: BlockContext): Drawn {
  const shown = rows.flatMap(({ label, figure: id }) =>
    entries([id], context.figures, 'figures', node, context).map((figure) => ({ label, figure })),
  )
  const [least, most] = kind === 'hundred' ? [0, 100] : [-Infinity, Infinity]
  const figures = shown.map(({ label, figure: { id, value: said } }) => {
    const value = Number(/^[+-]?\d+(\.\d+)?/.exec(said.replace('−', '-').replace(',', '.'))?.[0])
    if (!(value >= least && value <= most))
      fail(node, context, `chart: the figure '${id}' is '${said}'. Of a hundred it is 0 to 100, else a number.`)
    return { label, said, value }
  })
  const works = new Set(shown.flatMap(({ figure: { source } }) => source ?? []))
  return { figures, citations: Array.from(works).flatMap((work) => cite(work, placeOf(node), context) ?? []) }
}
