import { describe, expect, it } from 'vitest'
import { readEvidence } from '../../src/content/load.ts'
import { applyEdits } from '../findings/edits.ts'
import { add, changedCopy, type Golden, goldenLines, swap } from '../findings/golden.fixture.ts'
import { checkSources } from './check-content.ts'
import { contentRules } from './content-rules.ts'
import { goldens } from './golden.fixture.ts'
import { good } from './good.fixture.ts'
import { readSources } from './read-sources.ts'
import { readLock } from './review/status.ts'

const given = { today: '2026-11-21', lock: new Map(), claims: new Map(), evidence: new Map() }
const check = (changes: Golden['changes']) => {
  const root = changedCopy(good, changes)
  const sources = readSources(root)
  return {
    sources,
    ...checkSources(sources, { ...given, lock: readLock(root), evidence: readEvidence(root, () => {}) }),
  }
}

const { translation, unreviewed, dateNotMoved, ...rules } = contentRules
const ofReviews: readonly string[] = [translation.id, unreviewed.id, dateNotMoved.id]

describe('copy in which one thing is wrong', () => {
  it.each(goldens)('$name', ({ name, changes, found }) => {
    // A change in one language also makes a block stale; only the cases about staleness list that.
    const isAsked = ['stale-translation', 'unreviewed'].includes(name)
    const findings = check(changes).findings.filter(({ rule }) => isAsked || !ofReviews.includes(rule))
    expect(goldenLines(findings)).toEqual(found)
  })
})

it('every rule has a golden or is in mistakes.md; other sites have a test of their own', () => {
  const { schema, link, anchor, related, titleTwice, foreign, unlisted, orphan, external, unreadFile } = rules
  const inMistakes = [schema, link, anchor, related, titleTwice, foreign, unlisted, orphan, dateNotMoved, unreadFile]
  const elsewhere: string[] = [...inMistakes, external].map(({ id }) => id)
  const found = new Set(goldens.flatMap(({ found }) => found.map((line) => line.split(' ')[2])))
  const ids = Object.values(contentRules).map(({ id }) => id)
  expect(ids.filter((id) => !found.has(id) && !elsewhere.includes(id))).toEqual([])
})

it.each([
  [
    'french-typography',
    'src/content/pages/faq/fr.md',
    add(
      '## Suite',
      '',
      'On dit « bonjour », puis : voilà ! Un gain de 3,5 points, soit 31 % au 2e essai ; une œuvre.',
      '',
      'Et « cela » compte, etc.',
    ),
  ],
  ['french-typography-entry', 'src/content/questions/fr.yaml', swap('Non. Une semaine', 'Non ! « Une semaine »')],
  ['english-typography', 'src/content/pages/faq/en.md', add('## More', '', 'They say “hello”; then: this!')],
])('%s: what --fix writes is clean', (name, file, right) => {
  const golden = goldens.find((one) => one.name === name)
  const { sources, edits } = check(golden?.changes ?? {})
  const fixed = sources.map((source) => ({
    ...source,
    text: applyEdits(
      source.text,
      edits.filter(({ file }) => file === source.file),
    ),
  }))
  const again = checkSources(fixed, given).findings
  expect(again.filter(({ rule }) => rule.endsWith('typography'))).toEqual([])
  expect(fixed.find((source) => source.file === file)?.text).toBe(right(good[file] ?? ''))
})
