import type { Chart } from '../../content/collection-schemas.ts'
import { chartImagePath } from '../../site/addresses.ts'
import { markOf } from '../../site/citation-mark.ts'
import { SourceMark } from '../../ui/quotation.tsx'
import { FigurePassage } from '../passage.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'
import { FigureChart } from './figure-chart.tsx'
import { LineChart, SlopeChart } from './line-chart.tsx'
import { OverlapChart } from './overlap-chart.tsx'
import type { DrawnFigure } from './schema.ts'
import { DatesChart, TimelineChart } from './time-charts.tsx'

/** All but tables of figures need the sheet for lines, sets, phases and dates. */
export const sheets: SheetsOf<'chart'> = ({ chart: { kind } }) =>
  ['bars', 'hundred', 'dot-range'].includes(kind) ? ['passage'] : ['passage', 'plot']

/** A drawing with its words: the figure says what it shows, and the numbers are in a table. */
export default function ChartFigure({ block: { chart, drawn, sources }, page }: ViewOf<'chart'>) {
  return (
    <Section kind="chart" {...(sources && { sources })}>
      <figure className={`chart chart--${classOf[chart.kind]}`} id={chart.id}>
        <figcaption>
          <strong>{chart.title}</strong> {chart.description}
          {drawn?.citations.map((citation) => (
            <SourceMark key={citation.id} number={citation.number} {...markOf(citation)} />
          ))}
        </figcaption>
        <Drawing chart={chart} figures={drawn?.figures ?? []} />
        <FigurePassage image={chartImagePath(page.locale, chart.id)} />
      </figure>
    </Section>
  )
}

/** Kinds that are drawn alike share a class. */
const classOf: Readonly<Record<Chart['kind'], string>> = {
  ...{ timeline: 'timeline', overlap: 'overlap', line: 'line', slope: 'line', dates: 'drawn chart--dates' },
  ...{ bars: 'drawn', hundred: 'drawn', 'dot-range': 'drawn' },
}

function Drawing({ chart, figures }: { chart: Chart; figures: readonly DrawnFigure[] }) {
  switch (chart.kind) {
    case 'timeline':
      return <TimelineChart chart={chart} />
    case 'overlap':
      return <OverlapChart chart={chart} />
    case 'line':
      return <LineChart chart={chart} />
    case 'slope':
      return <SlopeChart chart={chart} figures={figures} />
    case 'dates':
      return <DatesChart chart={chart} />
    default:
      return <FigureChart chart={chart} figures={figures} />
  }
}
