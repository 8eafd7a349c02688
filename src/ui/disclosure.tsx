import type { ReactNode } from 'react'

/** A native `<details>`: it opens without JavaScript and is found by "find in page". */
export function Disclosure({
  id,
  summary,
  level,
  open,
  children,
}: {
  id?: string | undefined
  summary: ReactNode
  /** The summary is a heading of this level; without one it is plain text. */
  level?: 2 | 3 | 4 | undefined
  open?: boolean | undefined
  children: ReactNode
}) {
  const Summary = level ? (`h${level}` as const) : 'span'
  return (
    <details className="expandable" id={id} open={open}>
      <summary>
        <Summary className="expandable__summary">{summary}</Summary>
      </summary>
      <div className="expandable__body">{children}</div>
    </details>
  )
}
