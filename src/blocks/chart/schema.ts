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
import type { Citation, Figure } from '../../content/model.ts'
import { cite } from '../../content/references.ts'
import { placeOf } from '../../content/rich.ts'
import { writing } from '../../site/writing.ts'

/** A figure of the ledger as a drawing shows it, or two: `said` as copy writes it, `from` the minimum of a range. */
export type DrawnFigure = { label: string; said: string; value: number; from?: number; sample?: number | undefined }

/** The figures in a drawing, and the citations of their sources. */
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
  const [least, most] = kind === 'hundred' || kind === 'slope' ? [0, 100] : [-Infinity, Infinity]
  const known = (id: string) => entries([id], context.figures, 'figures', node, context)
  const betweenThousands = new RegExp(`${writing[context.locale].thousands}(?=\\d{3}(?!\\d))`, 'g')
  const numberOf = ({ id, value: said }: Figure) => {
    const plain = said.replace(betweenThousands, '').replace('−', '-').replace(',', '.')
    // One number, or so many of 100: of '3 in 10' or '30–40%' the drawing would show 3 or 30.
    const value = Number(/^[+-]?\d+(\.\d+)?(?!\D*(?!100(?!\d))\d)/.exec(plain)?.[0])
    if (!(value >= least && value <= most))
      fail(node, context, `chart: the figure '${id}' is '${said}'.`, {
        remedy: 'It has to be one number; of a hundred, 0 to 100.',
      })
    return value
  }
  const shown = rows.map((row) => ({
    label: row.label,
    known: 'figure' in row ? known(row.figure) : [...known(row.from), ...known(row.to)],
  }))
  const figures = shown.map(({ label, known }): DrawnFigure => {
    const [value = 0, to] = known.map(numberOf)
    const said = known.map(({ value }) => value).join('–')
    const [{ id, sample } = {}] = known
    if (kind === 'slope' && id && !sample)
      fail(node, context, `chart: the figure '${id}' has no 'sample', and its margin depends on it.`, {
        remedy: 'Write how many were asked.',
      })
    return to === undefined ? { label, said, value, sample } : { label, said, value: to, from: value }
  })
  const works = new Set(shown.flatMap(({ known }) => known.flatMap(({ source }) => source ?? [])))
  return { figures, citations: Array.from(works).flatMap((work) => cite(work, placeOf(node), context) ?? []) }
}
