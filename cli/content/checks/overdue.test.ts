import { expect, it } from 'vitest'
import { crawlersChecked } from '../../../src/site/crawlers.ts'
import { checkOverdue, checkOverdueTables } from './overdue.ts'

const ledger = (checked: string) =>
  new Map([['bots', { source: 'bots', checked, seen: 'original' as const, place: { line: 3, column: 11 } }]])
const types = new Map([['bots', 'documentation' as const]])

it('documentation is due after a month, and not a day before', () => {
  expect(checkOverdue(ledger('2026-10-01'), types, '2026-11-01')).toEqual([])
  expect(checkOverdue(ledger('2026-10-01'), types, '2026-11-02')).toMatchObject([
    { rule: 'content/overdue-evidence', level: 'warning', file: 'src/content/evidence.yaml', line: 3 },
  ])
})

it('nothing was checked on a day that has not come yet', () => {
  expect(checkOverdue(ledger('2027-10-01'), types, '2026-11-01')).toMatchObject([
    { rule: 'content/impossible-date', line: 3, message: "'bots' was checked on 2027-10-01; today is 2026-11-01." },
  ])
})

it('studies are due after a quarter', () => {
  const studies = new Map([['bots', 'study' as const]])
  expect(checkOverdue(ledger('2026-08-01'), studies, '2026-11-01')).toEqual([])
  expect(checkOverdue(ledger('2026-08-01'), studies, '2026-11-02')).toHaveLength(1)
})

it('the list of crawlers counts from the end of the month in which it was compared', () => {
  const files = (today: string) => checkOverdueTables(today).map(({ file }) => file)
  const [year = 0, month = 0] = crawlersChecked.split('-').map(Number)
  const inDays = (days: number) => new Date(Date.UTC(year, month, days)).toISOString().slice(0, 10)
  expect(files(inDays(31))).not.toContain('src/site/crawlers.ts')
  expect(files(inDays(32))).toContain('src/site/crawlers.ts')
})

it('what Google asks of structured data is reported when nobody looked for years', () => {
  expect(checkOverdueTables('2030-01-01').map(({ file }) => file)).toContain('src/json-ld/google/features.ts')
  expect(checkOverdueTables('2025-07-01').map(({ file }) => file)).not.toContain('src/json-ld/google/features.ts')
})
