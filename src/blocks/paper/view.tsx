import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

/** A page of a document: a sheet on the screen, and a sheet of its own on paper. */
export default function Paper({ block: { id, heading, sources, body } }: ViewOf<'paper'>) {
  return (
    <Section kind="paper" id={id} heading={heading} sources={sources}>
      <RichText value={body} />
    </Section>
  )
}
