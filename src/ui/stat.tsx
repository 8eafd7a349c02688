import type { ReactNode } from 'react'

/** A figure: a large number, what it measures, and where it comes from. */
export function Stat({
  value,
  label,
  mark,
  origin,
  note,
  id,
  controls,
}: {
  value: ReactNode
  /** With `mark` it must end in the word that the mark follows. */
  label: ReactNode
  mark?: ReactNode
  /** Whose figure it is, where there is no source. */
  origin?: string | undefined
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
        {label}
        {mark} {origin && <span className="stat__mark">{`(${origin})`}</span>}{' '}
        {note && <small className="stat__mark">{note}</small>}
        {controls}
      </figcaption>
    </figure>
  )
}
