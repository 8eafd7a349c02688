import type { Chart } from '../../content/collection-schemas.ts'
import { LineChart } from './line-chart.tsx'
import { OverlapChart } from './overlap-chart.tsx'
import { TimelineChart } from './timeline-chart.tsx'

/** A drawing with its words: the figure says what it shows, and the numbers stand in a table. */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure className={`chart chart--${chart.kind}`} id={chart.id}>
      <figcaption>
        <strong>{chart.title}</strong> {chart.description}
      </figcaption>
      <Drawing chart={chart} />
    </figure>
  )
}

function Drawing({ chart }: { chart: Chart }) {
  switch (chart.kind) {
    case 'timeline':
      return <TimelineChart chart={chart} />
    case 'overlap':
      return <OverlapChart chart={chart} />
    case 'line':
      return <LineChart chart={chart} />
  }
}
