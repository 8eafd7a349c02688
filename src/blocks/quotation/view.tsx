import { markOf } from '../../site/citation-mark.ts'
import { Quotation, SourceMark } from '../../ui/quotation.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

export default function QuotationBlock({ block }: ViewOf<'quotation'>) {
  const { source } = block
  return (
    <Section kind="quotation" sources={block.sources}>
      <Quotation
        author={source.authors ?? source.publisher ?? source.title}
        mark={<SourceMark number={source.number} {...markOf(source)} />}
      >
        <RichText value={block.body} />
      </Quotation>
    </Section>
  )
}
