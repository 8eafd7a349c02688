import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { metaRobots } from './meta-robots.ts'

const judged = (name: string, content: string) => {
  const html = `<head><meta name="${name}" content="${content}"></head><body><p>Text</p>`
  return judgedBy(metaRobots, { html, today: '2026-11-26' })
}

describe('robots by meta tag', () => {
  it.each(['robots', 'googlebot', 'BingBot', 'OAI-SearchBot'])('keep the page out of answers by %s', (name) =>
    expect(judged(name, 'noindex').verdict).toBe('fail'),
  )

  it.each(['GPTBot', 'CCBot', 'Google-Extended'])('may choose not to be trained on by %s', (name) => {
    const { says } = judged(name, 'nofollow, noindex')
    expect(says).toMatch(/^pass: /)
    expect(says).toContain(`${name} may not train on it, which is a choice.`)
    expect(judged(name, 'index').says).not.toContain(name)
  })

  it.each([
    ['noindex', 'fail', 'X-Robots-Tag says noindex.'],
    ['noarchive, max-snippet:0', 'fail', 'X-Robots-Tag says max-snippet:0.'],
    ['unavailable_after: 25 Jun 2010 15:00:00 GMT', 'fail', 'X-Robots-Tag takes the page out'],
    ['index, googlebot: nofollow, noindex', 'fail', 'googlebot says noindex.'],
    ['gptbot: noindex', 'pass', 'gptbot may not train on it'],
    ['somebot: noindex, max-image-preview:large', 'pass', 'Nothing keeps'],
  ])('may come in a header: %s', (robotsTag, verdict, says) => {
    const judgement = judgedBy(metaRobots, { html: '<p>Text', today: '2026-11-26', robotsTag })
    expect([judgement.verdict, ...judgement.said]).toEqual([verdict, expect.stringContaining(says)])
  })

  it('are mended where they stand: in the page, or in the header', () => {
    const fixOf = (html: string, robotsTag: string) => judgedBy(metaRobots, { html, robotsTag }).fix
    expect(fixOf('<meta name="robots" content="noindex"><p>Text', 'noarchive')).toMatch(/^<meta /)
    expect(fixOf('<p>Text', 'noindex')).toMatch(/^X-Robots-Tag: /)
  })

  it('are read with a space behind the colon', () => {
    expect(judged('robots', 'max-snippet: 0').says).toBe('fail: robots says max-snippet:0.')
    expect(judged('robots', 'max-snippet : 20').verdict).toBe('warn')
  })

  it.each([
    ['2020-01-01', 'fail'],
    ['25 Jun 2010 15:00:00 GMT, noarchive', 'fail'],
    ['Friday, 25 Jun 2010 15:00:00 GMT', 'fail'],
    ['2026-11-26', 'pass'],
    ['2031-01-01', 'pass'],
    ['soon', 'pass'],
  ])('may name the last day: %s', (day, verdict) =>
    expect(judged('robots', `unavailable_after: ${day}`).verdict).toBe(verdict),
  )

  it('is not that much is kept out of answers where there is not much', () => {
    const kept = '<p data-nosnippet>Made with a tool that makes pages in a minute, and says so below each.</p>'
    const verdictOf = (words: string) =>
      judgedBy(metaRobots, { html: `<main><h1>The mill</h1>${words}${kept}</main>` }).verdict
    expect([verdictOf('<p>Back soon.</p>'), verdictOf(`<p>${'Rye and oats. '.repeat(15)}</p>`)]).toEqual([
      'pass',
      'warn',
    ])
  })
})
