import { createContext, useContext } from 'react'
import type { FactFinding, Place } from '../../facts/facts.ts'

/** Whether places can be opened in the editor: only with a development server. */
export const Opens = createContext(false)

type Shown = {
  readonly place: Place
  /** Shows the end of the path only, for narrow columns. */
  readonly short?: boolean
}

export function PlaceLink({ place: { file, line, column }, short = false }: Shown) {
  const opens = useContext(Opens)
  const place = `${file}:${line}:${column}`
  const shown = short ? place.split('/').slice(-2).join('/') : place
  if (!opens)
    return (
      <code className="place" title={place}>
        {shown}
      </code>
    )
  return (
    <button
      type="button"
      className="place"
      title={`Open ${place} in the editor`}
      aria-label={`Open ${place} in the editor`}
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
    >
      {shown}
    </button>
  )
}

/** Findings with their places; findings with the same remedy share it. */
export function FindingList({ findings, none }: { findings: readonly FactFinding[]; none?: string }) {
  if (findings.length === 0) return none === undefined ? null : <p className="none">{none}</p>
  const alike = Map.groupBy(findings, ({ level, rule, remedy }) => `${level} ${remedy ?? rule}`)
  return (
    <ul className="findings" data-testid="findings">
      {[...alike].map(([key, group]) => (
        <li key={key}>
          <Alike findings={group} />
        </li>
      ))}
    </ul>
  )
}

const levels = { error: 'To mend', warning: 'To check', info: 'Advice' } as const

function Alike({ findings }: { findings: readonly FactFinding[] }) {
  const [first] = findings
  if (!first) return null
  const { level, remedy, source, rule } = first
  return (
    <>
      <p>
        <strong className={`level level--${level}`} title={rule}>
          {levels[level]}
        </strong>{' '}
        {remedy}{' '}
        {source !== undefined && (
          <a href={source} target="_blank" rel="noreferrer">
            Why
          </a>
        )}
      </p>
      <ul>
        {findings.map(({ message, expected, place, also = [], pointer }) => (
          <li key={`${pointer} ${place.line} ${message}`}>
            {message}
            {expected !== undefined && <> Expected: {expected}.</>} <Places places={[place, ...also]} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each place once, in the order of the findings. */
function Places({ places }: { places: FactFinding['also'] & {} }) {
  const distinct = new Map(places.map((place) => [`${place.file}:${place.line}:${place.column}`, place]))
  return [...distinct].map(([key, place], index) => (
    <span key={key}>
      {index > 0 && ', '}
      <PlaceLink place={place} short={index > 0} />
    </span>
  ))
}
