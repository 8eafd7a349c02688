import { describe, expect, it } from 'vitest'
import { audit } from './audit.ts'
import { bandOf, levels } from './band.ts'
import { fixesOf } from './fixes.ts'
import { pageNamed, pages } from './golden.fixture.ts'
import { inEnglish } from './in-english.ts'

const auditOf = (name: string) => audit(pageNamed(name))

describe('the fixes worth most', () => {
  it('are three at most, and gain what the page scores more once they are made', () => {
    const { score, results } = auditOf('cites nobody')
    const fixes = fixesOf(results)
    expect(fixes.map(({ result, gain }) => [result.check.id, gain])).toEqual([
      ['evidence/figures', 7],
      ['evidence/citations', 5],
      ['extract/substance', 7],
    ])
    // Mended for real: the page that this one was made from by taking its sources away.
    const mended = fixesOf(auditOf('good').results)
    expect(mended.map(({ result }) => result.check.id)).toEqual(['extract/substance'])
    expect(auditOf('good').score.total - score.total).toBeGreaterThanOrEqual(12)
  })

  it('begin with what holds the score down, whatever else is wrong', () => {
    const { score, results } = auditOf('orders to models in a comment')
    const [first] = fixesOf(results)
    expect(first?.result.check.id).toBe('safety/comments')
    expect(score.total + (first?.gain ?? 0)).toBe(auditOf('good').score.total)
  })

  it('begin with what is sure, then hints, then what passes', () => {
    const order = auditOf('good').results.flatMap(({ check }) =>
      [
        ['extract/substance', 'pass', 0.6] as const,
        ['evidence/citations', 'fail', 0] as const,
        ['identity/json-ld', 'fail', 0] as const,
      ].flatMap(([id, verdict, share]) => (id === check.id ? [{ check, verdict, share, remarks: [] }] : [])),
    )
    expect(fixesOf(order).map(({ result }) => result.check.id)).toEqual([
      'identity/json-ld',
      'evidence/citations',
      'extract/substance',
    ])
  })

  it('begin with what was left to be filled in, unless something keeps readers out', () => {
    const { results } = auditOf('orders to models in a comment')
    const left = results.map((one) =>
      one.check.id === 'evidence/unfilled' ? { ...one, verdict: 'fail' as const } : one,
    )
    expect(fixesOf(left).map(({ result }) => result.check.id)).toEqual([
      'safety/comments',
      'evidence/unfilled',
      'extract/substance',
    ])
  })

  it('gain nothing one by one while a second guard holds the score', () => {
    const { results } = auditOf('orders in aria-hidden and in an attribute')
    expect(fixesOf(results).map(({ gain }) => gain)).toEqual([0, 53, 7])
  })

  it.each(pages)('never promise more than 100 ($name)', ({ input }) => {
    const { score, results } = audit(input)
    const gained = fixesOf(results).reduce((sum, { gain }) => sum + gain, score.total)
    expect(gained).toBeLessThanOrEqual(100)
  })
})

describe('a score in words', () => {
  it.each([
    ['good', levels, 'Ready to be cited'],
    ['cites nobody', levels - 1, 'Nearly ready'],
    ['hostile: scripts, handlers and addresses', 2, 'Partly readable'],
    ['no HTML at all', 1, 'Out of reach'],
    // They score 86 and 88.
    ['robots.txt shuts out search crawlers', 1, 'Out of reach'],
    ['noindex', 1, 'Out of reach'],
    ['white on white', 1, 'Hard to cite'],
  ])('of the page "%s" is level %i, %s', (name, level, said) => {
    const band = bandOf(auditOf(name))
    expect([band.level, inEnglish(band.name)]).toEqual([level, said])
  })

  it('names the group that lost most', () =>
    expect(inEnglish(bandOf(auditOf('cites nobody')).sentence)).toMatch(
      /page\. Most points are lost under “Evidence”\.$/,
    ))
})
