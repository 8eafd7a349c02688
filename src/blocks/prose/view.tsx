import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

export default function Prose({ block: { id, heading, sources, body } }: ViewOf<'prose'>) {
  return (
    <Section kind="prose" id={id} heading={heading} sources={sources}>
      <RichText value={body} />
    </Section>
  )
}
