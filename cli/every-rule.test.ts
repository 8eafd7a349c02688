import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleGroups, withReference } from './every-rule.ts'

const rules = ruleGroups.flatMap(({ rules }) => rules)

it('docs/cli.md lists every rule as it is: run node cli/write-rules.ts after a change', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'cli.md'), 'utf8')
  expect(page).toBe(withReference(page))
})

it('a rule has a name of its own, under the command it belongs to', () => {
  expect(rules.map(({ id }) => id)).toEqual([...new Set(rules.map(({ id }) => id))])
  for (const { id } of rules) expect(id).toMatch(/^[a-z]+\/[a-z0-9-]+$/)
})

it('texts of a rule are sentences', () => {
  for (const { title, why, remedy } of rules)
    for (const text of [title, why, remedy]) expect(text).toMatch(/^[A-Z`<'].*[.?]$/)
})
