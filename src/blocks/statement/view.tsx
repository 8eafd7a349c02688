import { Passage } from '../passage.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'statement'> = () => ['passage']

/** A block that is meant to be quoted. */
export default function Statement({ block }: ViewOf<'statement'>) {
  return (
    <Section
      kind="statement"
      id={block.id}
      heading={block.heading}
      sources={block.sources}
      data-statement={block.statement}
      data-topic={block.topic}
      data-confidence={block.confidence}
    >
      <RichText value={block.body} />
      <Passage id={block.id} heading={block.heading} confidence={block.confidence} />
    </Section>
  )
}
