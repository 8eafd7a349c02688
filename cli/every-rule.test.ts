import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleGroups, withReference } from './every-rule.ts'

const rules = ruleGroups.flatMap(({ rules }) => rules)

it('docs/cli.md lists every rule as it is: run npx vitest run cli/every-rule --update after a change', async () => {
  const page = join(import.meta.dirname, '..', 'docs', 'cli.md')
  await expect(withReference(readFileSync(page, 'utf8'))).toMatchFileSnapshot(page)
})

it('a rule has a name of its own, under the command it belongs to', () => {
  expect(rules.map(({ id }) => id)).toEqual([...new Set(rules.map(({ id }) => id))])
  for (const { id } of rules) expect(id).toMatch(/^[a-z]+\/[a-z0-9-]+$/)
})

it('texts of a rule are sentences', () => {
  for (const { title, why, remedy } of rules)
    for (const text of [title, why, remedy]) expect(text).toMatch(/^[A-Z`<'].*[.?]$/)
})
