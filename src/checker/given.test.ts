import { describe, expect, it } from 'vitest'
import { pagesOf, readAll } from './given.ts'

const nothing = { html: '', url: '', robots: '', llms: '', sitemap: '', other: '' }
const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })

describe('what is given to be checked', () => {
  it('is empty without a page', () => expect(pagesOf(nothing, [file('robots.txt', 'x')], 'Pasted')).toEqual([]))

  it('is what was pasted, with address and other language', () =>
    expect(pagesOf({ ...nothing, html: '<p>', url: 'https://a.example/', other: '<q>' }, [], 'Pasted')).toEqual([
      { name: 'Pasted', input: { html: '<p>', url: 'https://a.example/', other: '<q>' } },
    ]))

  it('takes files for what their names say, and gives each page what is beside it', () => {
    const files = [file('a.html', 'A'), file('robots.txt', 'R'), file('sitemap_index.xml', 'S'), file('b.html', 'B')]
    const given = { ...nothing, url: 'https://one.example/', robots: 'pasted' }
    expect(pagesOf(given, files, 'Pasted')).toEqual([
      { name: 'a.html', input: { html: 'A', robots: 'pasted', sitemap: 'S' } },
      { name: 'b.html', input: { html: 'B', robots: 'pasted', sitemap: 'S' } },
    ])
  })

  it('names the file that cannot be read', async () => {
    const whole = new File(['A'], 'a.html')
    const changed = { name: 'b.html', arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }
    expect(await readAll([whole])).toEqual([file('a.html', 'A')])
    expect(await readAll([whole, changed])).toBe('b.html')
  })

  it('reads bytes in the encoding that the page names', () => {
    const bytes = new Uint8Array([...'<meta charset=latin1>'].map((one) => one.charCodeAt(0)).concat(0xe9))
    expect(pagesOf(nothing, [{ name: 'x.htm', bytes }], '')[0]?.input.html).toBe('<meta charset=latin1>é')
  })
})
