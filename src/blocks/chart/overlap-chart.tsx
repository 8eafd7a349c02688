import type { Chart } from '../../content/collection-schemas.ts'

type Overlap = Extract<Chart, { kind: 'overlap' }>

/** In a box of 340 × 320, the centres of three circles of radius 90 that overlap in the middle, and of their names. */
const circles = [
  { x: 120, y: 110, name: { x: 84, y: 88 } },
  { x: 220, y: 110, name: { x: 256, y: 88 } },
  { x: 170, y: 200, name: { x: 170, y: 252 } },
] as const

/** Three things that overlap: the drawing names them, the list says what each is. */
export function OverlapChart({ chart }: { chart: Overlap }) {
  return (
    <div className="chart__beside">
      <svg viewBox="0 0 340 320" aria-hidden="true">
        {circles.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="chart__set" cx={x} cy={y} r="90" />
        ))}
        {circles.map(({ name }, index) => (
          <text key={`${name.x} ${name.y}`} x={name.x} y={name.y} textAnchor="middle">
            {chart.sets[index]?.name}
          </text>
        ))}
        <circle className="chart__dot" cx="170" cy="142" r="5" />
      </svg>
      <dl>
        {chart.sets.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className="chart__shared">{chart.sets.map(({ name }) => name).join(' + ')}</dt>
          <dd>{chart.shared}</dd>
        </div>
      </dl>
    </div>
  )
}
