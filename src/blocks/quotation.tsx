import { useLingui } from '@lingui/react/macro'
import type { Block } from '../content/model.ts'
import { Quotation, SourceMark } from '../ui/quotation.tsx'
import { RichText } from './rich-text.tsx'
import { Section } from './section.tsx'

export function QuotationBlock({ block }: { block: Extract<Block, { type: 'quotation' }> }) {
  const { t } = useLingui()
  const { source } = block
  const { number } = source
  return (
    <Section kind="quotation" sources={block.sources}>
      <Quotation
        author={source.authors ?? source.publisher ?? source.title}
        mark={<SourceMark number={number} href={`#source-${number}`} label={t`Source ${number}`} />}
      >
        <RichText value={block.body} />
      </Quotation>
    </Section>
  )
}
