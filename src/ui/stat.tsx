import type { ReactNode } from 'react'

/** A figure: a large number, what it measures, and where it comes from (a source mark, or that it is the agency's own). */
export function Stat({
  value,
  label,
  mark,
  note,
  id,
  controls,
}: {
  value: ReactNode
  label: ReactNode
  mark: ReactNode
  /** How it was measured. */
  note?: string
  /** Where it can be linked to. */
  id?: string | undefined
  controls?: ReactNode
}) {
  return (
    <figure className="stat" id={id} data-statement={id && 'fact'}>
      <strong className="stat__value">{value}</strong>
      <figcaption>
        {label} <span className="stat__mark">{mark}</span> {note && <small className="stat__mark">{note}</small>}
      </figcaption>
      {controls}
    </figure>
  )
}
