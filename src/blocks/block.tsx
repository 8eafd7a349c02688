import type { Block, ToolBlock } from '../content/model.ts'
import { Articles } from './articles.tsx'
import { AuthorCard } from './author.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { CaseStudies } from './case-studies.tsx'
import { ChartFigure } from './charts/chart.tsx'
import { ContactDetails } from './contact-details.tsx'
import { Contents } from './contents.tsx'
import { CrawlerPolicy } from './crawler-policy.tsx'
import { Figures } from './figures.tsx'
import { Glossary } from './glossary.tsx'
import { Hero } from './hero.tsx'
import { LegalIdentity } from './legal-identity.tsx'
import { Notice } from './notice.tsx'
import { Passage } from './passage.tsx'
import { Questions } from './questions.tsx'
import { QuotationBlock } from './quotation.tsx'
import { RichText } from './rich-text.tsx'
import { Section } from './section.tsx'
import { SourceList } from './source-list.tsx'
import { Terms } from './terms.tsx'
import { useDate } from './use-date.ts'
import { VideoBlock } from './video.tsx'

/** A block that is text only; forms, tools and columns are composed where interactive parts are known. */
export type StaticBlock = Exclude<Block, { type: 'form' | 'columns' | ToolBlock['type'] }>

/** Any static block of a page. `updated`: the day of its last change, of a page that has one. */
export function StaticBlockView({ block, updated }: { block: StaticBlock; updated: string | undefined }) {
  const date = useDate()
  switch (block.type) {
    case 'hero':
      return <Hero block={block} updated={updated && date(updated)} />
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
          <Passage id={block.id} heading={block.heading} confidence={block.confidence} />
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
    case 'contents':
      return <Contents block={block} />
    case 'crawler-policy':
      return <CrawlerPolicy />
    case 'legal-identity':
      return <LegalIdentity />
    case 'glossary':
      return <Glossary block={block} />
    case 'source-list':
      return <SourceList block={block} />
    case 'case-studies':
      return <CaseStudies block={block} />
    case 'author':
      return <AuthorCard block={block} />
    case 'chart':
      return (
        <Section kind="chart">
          <ChartFigure chart={block.chart} />
        </Section>
      )
    case 'video':
      return <VideoBlock video={block.video} />
    case 'notice':
      return <Notice block={block} />
    case 'articles':
      return <Articles block={block} />
  }
}
