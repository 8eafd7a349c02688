import type { ReactNode } from 'react'

/** A cell of a grid with rules around it: a heading, text, and links. */
export function Card({
  heading,
  level,
  footer,
  children,
}: {
  heading: ReactNode
  level: 2 | 3
  footer?: ReactNode
  children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <Heading className="card__heading">{heading}</Heading>
      {children}
      {footer && <p className="card__footer">{footer}</p>}
    </article>
  )
}
