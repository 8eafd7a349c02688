import { describe, expect, it } from 'vitest'
import { toHtml } from './html.ts'
import { change, type Report, share } from './report.ts'
import { toTerminal } from './terminal.ts'

const hostile = '/"><script>alert(1)</script>'
const counted = (value: string, visits: number) => ({ value, visits, views: visits * 2, conversions: 1 })
const report: Report = {
  month: '2026-03',
  total: { visits: 30, views: 60, conversions: 3 },
  previous: { visits: 20, views: 80, conversions: 0 },
  days: Array.from({ length: 31 }, (_, n) => ({
    day: `2026-03-${String(n + 1).padStart(2, '0')}`,
    visits: n,
    views: n * 2,
    conversions: 0,
  })),
  pages: [counted('/', 20), counted(hostile, 1)],
  languages: [counted('en', 20), counted('fr', 10)],
  devices: [],
  countries: [],
  campaigns: [counted('spring', 8)],
  unknown_events: 7,
  leads: [{ campaign: 'contact_2025', leads: 4, audits: 0, french: 1, suspect: 1, clients: 0 }],
  vitals: [
    { metric: 'cls', samples: 9, p75: 0.12 },
    { metric: 'lcp', samples: 9, p75: 2310 },
  ],
}
const empty: Report = { ...report, days: [], pages: [], languages: [], campaigns: [], leads: [], vitals: [] }

describe('in a terminal', () => {
  it('shows totals against the month before, pages, campaigns, leads and vitals', () => {
    const text = toTerminal(report)
    expect(text).toMatch(/visits +30 +\+50 %/)
    expect(text).toMatch(/page views +60 +-25 %/)
    expect(text).toMatch(/events of unknown types +7/)
    expect(text).toMatch(/spring +8 +1 +12\.5 %/)
    expect(text).toMatch(/contact_2025 +4 +0 +1 +0 +1/)
    expect(text).toMatch(/Largest Contentful Paint +2,310 ms +good +9/)
    expect(text).toMatch(/Cumulative Layout Shift +0\.12 +needs work +9/)
  })

  it('says so where there is nothing', () => {
    expect(toTerminal(empty)).toContain('Pages\nnone')
  })
})

describe('as HTML', () => {
  const html = toHtml(report)

  it('draws a bar for each day, and loads and runs nothing', () => {
    expect(html.match(/class="bar"/g)).toHaveLength(31)
    expect(html).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|src=|href=|url\(/)
  })

  it('shows a stranger’s path as text', () => {
    expect(html).toContain('/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('can be empty', () => {
    expect(toHtml(empty)).toContain('<p>None.</p>')
    expect(toHtml(empty)).not.toMatch(/NaN|Infinity|undefined/)
  })
})

it('compares with what there was', () => {
  expect([change(3, 0), change(3, 2), change(1, 2), change(2, 2)]).toEqual(['', '+50 %', '-50 %', '0 %'])
  expect([share(1, 0), share(1, 3)]).toEqual(['', '33.3 %'])
})
