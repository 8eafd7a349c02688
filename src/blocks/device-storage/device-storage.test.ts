import { expect, it } from 'vitest'
import { ledger } from '../../site/ledger.ts'
import { publish } from '../published.fixture.ts'

it.each(['en', 'fr'] as const)('everything in the ledger is in the table, with its lifetime (%s)', async (locale) => {
  const { html, twin } = await publish('::device-storage', { locale })
  for (const edition of [html, twin])
    for (const { key } of ledger.flatMap(({ stored }) => stored)) expect(edition).toContain(key)
  const row = (key: string) => twin.split('\n').find((line) => line.startsWith(`| ${key} `))
  expect(row('citence-consent')).toContain(locale === 'fr' ? '6 mois' : '6 months')
  expect(row('citence-drafts')).toContain(locale === 'fr' ? '30 jours' : '30 days')
  expect(row('citence-journal')).toContain(locale === 'fr' ? 'onglet' : 'tab')
})
