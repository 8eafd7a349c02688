import type { Block, PageMeta } from '../content/model.ts'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { ContactDetails } from './contact-details.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { QuotationBlock } from './quotation.tsx'
import { RichText } from './rich-text.tsx'
import { Section } from './section.tsx'
import { Terms } from './terms.tsx'
import { useDate } from './use-date.ts'

/** A block that is text only; forms and columns are composed where interactive parts are known. */
export type StaticBlock = Exclude<Block, { type: 'form' | 'columns' }>

/** Any static block of a page. */
export function StaticBlockView({ block, meta }: { block: StaticBlock; meta: PageMeta }) {
  const date = useDate()
  switch (block.type) {
    case 'hero':
      return <Hero block={block} updated={date(meta.lastUpdated)} />
    case 'prose':
      return (
        <Section kind="prose" id={block.id} heading={block.heading} sources={block.sources}>
          <RichText value={block.body} />
        </Section>
      )
    case 'statement':
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
        </Section>
      )
    case 'figures':
      return <Figures block={block} />
    case 'cards':
    case 'steps':
      return <Cards block={block} />
    case 'questions':
      return <Questions block={block} />
    case 'terms':
      return <Terms block={block} />
    case 'quotation':
      return <QuotationBlock block={block} />
    case 'call-to-action':
      return <CallToAction block={block} />
    case 'contact-details':
      return <ContactDetails />
  }
}
