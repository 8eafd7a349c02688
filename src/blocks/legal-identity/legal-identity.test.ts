import { expect, it } from 'vitest'
import { brand } from '../../site/brand.ts'
import { publish } from '../published.fixture.ts'

it.each(['en', 'fr'] as const)('who publishes and who hosts is said to people and assistants (%s)', async (locale) => {
  const { html, twin } = await publish('::legal-identity', { locale })
  const { name, registration, vat, publisher, host } = brand.legal
  for (const edition of [html, twin])
    for (const fact of [name, registration, vat, publisher, host.name, brand.address.street])
      expect(edition).toContain(fact)
  expect(twin).toContain(locale === 'fr' ? '- **Éditeur**\u00a0: ' : '- **Publisher**: ')
})
