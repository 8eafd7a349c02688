import type { ReactNode } from 'react'
import type { CitedSource } from '../content/model.ts'
import { Sources } from './sources.tsx'

/** Kinds that have no heading of their own: see blocks.css. */
const collections = new Set(
  'chart picture terms questions figures source-list crawler-policy legal-identity device-storage'.split(' '),
)

/** The frame of a block: its heading, what it holds, and its sources in the margin. */
export function Section({
  kind,
  id,
  heading,
  sources = [],
  children,
  ...rest
}: {
  kind: string
  id?: string | undefined
  heading?: ReactNode
  sources?: readonly CitedSource[]
  children: ReactNode
} & Record<`data-${string}`, string | undefined>) {
  return (
    <section className={`block block--${kind}${collections.has(kind) ? ' collection' : ''}`} id={id} {...rest}>
      {heading && <h2 className="block__heading">{heading}</h2>}
      <div className="block__body">{children}</div>
      <Sources sources={sources} />
    </section>
  )
}
