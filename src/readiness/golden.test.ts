import { describe, expect, it } from 'vitest'
import { type Audit, audit } from './audit.ts'
import { pages } from './golden.fixture.ts'
import { inEnglish } from './in-english.ts'

/** Score, groups, and all that is not well, with its place. */
function lines({ score, results }: Audit): string {
  const groups = score.groups.filter(({ of }) => of > 0).map(({ group, points, of }) => `${group} ${points}/${of}`)
  const head = `${score.total}${score.capped ? ' (capped)' : ''}: ${groups.join(', ')}`
  const wrong = results.flatMap(({ check, verdict, remarks }) =>
    verdict === 'fail' || verdict === 'warn'
      ? [
          `${verdict} ${check.id}`,
          ...remarks.map(
            ({ message, place }) => `  ${place ? `${place.line}:${place.column} ` : ''}${inEnglish(message)}`,
          ),
        ]
      : [],
  )
  return [head, ...wrong].join('\n')
}

// After a change that is meant: npx vitest run src/readiness/golden.test.ts -u, and read the difference.
describe('the golden pages', { timeout: 20_000 }, () => {
  it('are judged as it was written down', async () => {
    const judged = pages.map(({ name, input }) => `== ${name}\n${lines(audit({ today: '2026-11-26', ...input }))}\n`)
    expect(pages.length).toBeGreaterThanOrEqual(30)
    await expect(judged.join('\n')).toMatchFileSnapshot('golden.expected.txt')
  })

  it('break every check that can be broken', () => {
    const results = pages.flatMap(({ input }) => audit(input).results)
    const broken = new Set(
      results.flatMap(({ check, verdict }) => (verdict === 'fail' || verdict === 'warn' ? [check.id] : [])),
    )
    const whole = results
      .filter(({ check }) => check.weight > 0 || check.id.startsWith('safety/'))
      .map(({ check }) => check.id)
    // These have tests of their own: they want a page of tens of thousands of characters, or hard words.
    const elsewhere = ['extract/content-start', 'evidence/readability']
    expect([...new Set(whole)].filter((id) => !broken.has(id))).toEqual(elsewhere)
  })
})
