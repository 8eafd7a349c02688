import type { Service } from 'schema-dts'
import type { EntitiesOf } from '../../content/entities.ts'
import { spoken } from '../../content/spoken.ts'
import { absolute, nodeIds } from '../../site/addresses.ts'
import { locales } from '../../site/locales.ts'

/** On the page about services the first cards are the services: what a card says is what the service is. */
export const entities: EntitiesOf<'cards'> = ({ cards }, { route, path }, isFirst) => {
  if (route.type !== 'services' || !isFirst) return []
  return cards.map(
    ({ title, body }, index): Service => ({
      '@type': 'Service',
      '@id': `${absolute(path)}#service-${index + 1}`,
      name: title,
      description: spoken(body),
      provider: { '@id': nodeIds.organization },
      availableChannel: { '@type': 'ServiceChannel', availableLanguage: [...locales] },
    }),
  )
}
