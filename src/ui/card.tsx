import type { ReactNode } from 'react'

/** A cell of a grid with rules around it: a heading, text, and links. */
export function Card({
  id,
  heading,
  level = 3,
  footer,
  children,
}: {
  id?: string | undefined
  heading?: ReactNode
  level?: 2 | 3 | 4
  footer?: ReactNode
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <article className="card" id={id}>
      {heading && <Heading className="card__heading">{heading}</Heading>}
      {children}
      {footer && <p className="card__footer">{footer}</p>}
    </article>
  )
}
