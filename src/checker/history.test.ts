import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { good as html } from '../readiness/golden.fixture.ts'
import { reportsOf } from '../readiness/report.ts'
import { compare, hasChanged, isSamePage, openHistory, readStored, storedCheckOf } from './history.ts'

const reportOf = (page: string) => {
  const [report] = reportsOf([{ name: 'Pasted', input: { html: page } }])
  if (!report) throw new Error('one page makes one report')
  return report
}
const worse = reportOf(html.replace('<h2>', '<h5>').replace('<link rel="canonical"', '<link rel="x"'))
const better = reportOf(html)

describe('a check that was kept', () => {
  it('holds marks, and no word of the page but its title', () => {
    const kept = storedCheckOf(better, '1', 5)
    expect(kept).toMatchObject({ id: '1', at: 5, total: 92, name: 'How often does a mechanical watch need service?' })
    expect(JSON.stringify(kept)).not.toContain('gasket')
  })

  it('rejects, and does not throw, where a browser refuses to open a database', async () => {
    // As here, where there is none.
    await expect(openHistory().keep(storedCheckOf(better, '1', 5))).rejects.toThrow('indexedDB')
  })

  it('is looked for in Firefox 125, too, which cannot list its databases', async () => {
    vi.stubGlobal('indexedDB', { open: () => expect.fail('opened') })
    onTestFinished(() => void vi.unstubAllGlobals())
    await expect(openHistory().all()).rejects.toThrow('opened')
  })

  it('says what a later one changed', () => {
    const { total, changes, groups } = compare(storedCheckOf(worse, '1', 5), better)
    expect(total).toBe(92 - worse.audit.score.total)
    expect(changes).toContainEqual({ id: 'access/canonical', before: 'warn', after: 'pass' })
    expect(groups.map(({ group }) => group)).toEqual(['access', 'extract'])
    expect(hasChanged({ before: storedCheckOf(worse, '1', 5), total, changes, groups })).toBe(true)
  })

  it('says of how many points each was, since fewer are to be had where less was given', () => {
    const given = { html, robots: 'User-agent: *\nAllow: /\n' }
    const [beside] = reportsOf([{ name: 'Pasted', input: given }])
    expect(compare(storedCheckOf(better, '1', 5), beside ?? better).groups).toEqual([
      { group: 'access', before: { points: 16, of: 16 }, after: { points: 24, of: 24 } },
    ])
  })

  it('of the same says that nothing changed', () => {
    const same = compare(storedCheckOf(better, '1', 5), better)
    expect(same).toMatchObject({ total: 0, changes: [], groups: [] })
    expect(hasChanged(same)).toBe(false)
  })

  it('is of the same page by its address, else by its title', () => {
    expect(isSamePage(storedCheckOf(better, '1', 5), better)).toBe(true)
    expect(isSamePage(storedCheckOf(better, '1', 5), { ...better, address: 'https://b.example/' })).toBe(false)
    const nameless = { ...better, address: undefined }
    expect(isSamePage(storedCheckOf(nameless, '1', 5), { ...better, name: 'Other' })).toBe(true)
    expect(isSamePage(storedCheckOf(nameless, '1', 5), { ...nameless, title: 'Other' })).toBe(false)
  })

  it('is read without those that are damaged, newest first', () => {
    const [older, newer] = [storedCheckOf(worse, '1', 5), storedCheckOf(better, '2', 6)]
    const changes = [
      { at: 'yesterday' },
      { at: 9e15 },
      { name: {} },
      { total: null },
      { points: undefined },
      { verdicts: null },
      { verdicts: { 'access/canonical': 'perhaps' } },
    ]
    const damaged = changes.map((change) => ({ ...newer, ...change }))
    expect(readStored([null, 'x', {}, older, ...damaged, newer])).toEqual([newer, older])
  })
})
