import { useLingui } from '@lingui/react/macro'
import { Quotation, SourceMark } from '../../ui/quotation.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

export default function QuotationBlock({ block }: ViewOf<'quotation'>) {
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
