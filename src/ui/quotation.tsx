import type { ReactNode } from 'react'

/** The numbered mark of a citation, leading to its source: `[1]`. `lang`: of the label, which names the source. */
export function SourceMark({
  number,
  href,
  label,
  ...rest
}: {
  number: number
  href: string
  label: string
  id: string
  lang?: string | undefined
}) {
  return (
    <a href={href} className="cite" aria-label={label} {...rest}>
      [{number}]
    </a>
  )
}

/** A pull quote with who said it and the mark of its source. */
export function Quotation({ children, author, mark }: { children: ReactNode; author: ReactNode; mark?: ReactNode }) {
  return (
    <figure className="quotation">
      <blockquote>{children}</blockquote>
      <figcaption>
        {author} {mark}
      </figcaption>
    </figure>
  )
}
