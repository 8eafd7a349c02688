import type { ReactNode } from 'react'

/** A figure: a large number, what it measures, and where it comes from (a source mark, or that it is the agency's own). */
export function Stat({ value, label, mark }: { value: ReactNode; label: ReactNode; mark: ReactNode }) {
  return (
    <figure className="stat">
      <strong className="stat__value">{value}</strong>
      <figcaption>
        {label} <span className="stat__mark">{mark}</span>
      </figcaption>
    </figure>
  )
}
