import { expect, it } from 'vitest'
import { processorSeconds } from '../../site/processor-time.fixture.ts'
import { readPage } from './read-page.ts'
import { redirectOf } from './redirect.ts'

const url = 'https://a.example/old'
const toOf = (content: string) => redirectOf(readPage(`<meta http-equiv="Refresh" content="${content}">`), url)?.to

it('a refresh after no time to another page is a redirect', () => {
  for (const content of ['0; url=/new', '0;URL=/new', "0, url='/new'", '0 /new', '0.5; url = https://a.example/new'])
    expect(toOf(content), content).toBe('https://a.example/new')
  for (const content of ['0', '0; url=/old', '0; url=#top', '0; url=', '5; url=/new', '10 /new', 'url=/new'])
    expect(toOf(content), content).toBeUndefined()
})

it('is looked for among thousands of refreshes in no more than linear time', () => {
  const html = '<meta http-equiv="refresh" content="5;url=/x">'.repeat(60_000)
  expect(processorSeconds(() => expect(redirectOf(readPage(html))).toBeUndefined())).toBeLessThan(2)
})

it('a redirect for those without scripts is none', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/plain">'
  expect(redirectOf(readPage(`<head><noscript>${refresh}</noscript></head><p>Text</p>`))).toBeUndefined()
  expect(redirectOf(readPage(`<head>${refresh}</head>`))).toEqual({ at: 6, to: '/plain' })
})
