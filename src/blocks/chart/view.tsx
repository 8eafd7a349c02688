import type { Chart } from '../../content/collection-schemas.ts'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'
import { LineChart } from './line-chart.tsx'
import { OverlapChart } from './overlap-chart.tsx'
import { TimelineChart } from './timeline-chart.tsx'

/** A drawing with its words: the figure says what it shows, and the numbers stand in a table. */
export default function ChartFigure({ block: { chart } }: ViewOf<'chart'>) {
  return (
    <Section kind="chart">
      <figure className={`chart chart--${chart.kind}`} id={chart.id}>
        <figcaption>
          <strong>{chart.title}</strong> {chart.description}
        </figcaption>
        <Drawing chart={chart} />
      </figure>
    </Section>
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
