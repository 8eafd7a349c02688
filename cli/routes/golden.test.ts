import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changedCopy, goldenLines } from '../findings/golden.fixture.ts'
import { checkBuiltSite } from './check-site.ts'
import { goldens } from './golden.fixture.ts'
import { readSite } from './read-site.ts'
import { routesRules } from './route-rules.ts'
import { faults } from './seeded.fixture.ts'

const good = join(import.meta.dirname, 'golden/good')

describe('a site in which one thing is broken', () => {
  it.each(goldens)('$name', ({ name, changes, found }) => {
    const site = readSite(changedCopy(good, changes), { shown: 'site' })
    const declared = { only: ['/only-english'], diverging: name === 'stale-divergence' ? ['/faq'] : [] }
    expect(goldenLines(checkBuiltSite(site, 'fr', declared))).toEqual(found)
  })
})

it('every rule about built pages is found in a golden or by a seeded fault', () => {
  const ofTheTable = ['routes/not-built', 'routes/not-in-table', 'routes/table-entry']
  const found = new Set(goldens.flatMap(({ found }) => found.map((line) => line.split(' ')[2])))
  for (const [, , , rule] of faults) found.add(`routes/${rule}`)
  const rules = Object.values(routesRules).map(({ id }) => id)
  expect(rules.filter((id) => !found.has(id) && !ofTheTable.includes(id))).toEqual([])
})
