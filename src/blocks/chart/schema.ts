import { z } from 'zod'
import { anchored, directive, entries } from '../../content/block-context.ts'
import type { Chart } from '../../content/collection-schemas.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    chart: { type: 'chart'; chart: Chart }
  }
}

export const directives = {
  chart: directive(z.strictObject({ id: z.string() }), ({ id }, node, context) => {
    const [chart] = entries([id], context.collections.charts, 'charts', node, context)
    return chart && { type: 'chart', chart: anchored(chart, context) }
  }),
}
