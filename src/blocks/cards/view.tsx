import type { Navigation } from '../../publish/navigation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SampleReport } from '../actions.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'
import type { Card as CardContent } from './schema.ts'

/** Cards side by side. Steps are cards in a numbered order. */
export default function Cards({ block, navigation }: ViewOf<'cards' | 'steps'>) {
  const List = block.type === 'steps' ? 'ol' : 'ul'
  return (
    <Section kind={block.type} id={block.id} heading={block.heading} sources={block.sources}>
      <RichText value={block.intro} />
      <List className={`${block.type} ${block.type}--${block.columns}`}>
        {block.cards.map((card) => (
          <li key={card.title}>
            <OneCard card={card} level={block.heading ? 3 : 2} navigation={navigation} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function OneCard({ card, level, navigation }: { card: CardContent; level: 2 | 3; navigation: Navigation }) {
  const { action } = card
  return (
    <Card
      heading={card.title}
      level={level}
      footer={
        action && (
          <>
            <ButtonLink variant="link" href={action.href}>
              {action.text}
            </ButtonLink>{' '}
            {action.href === navigation.callToAction?.href && <SampleReport navigation={navigation} />}
          </>
        )
      }
    >
      <RichText value={card.body} />
    </Card>
  )
}
