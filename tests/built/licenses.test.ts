import { expect, it } from 'vitest'
import { licensesPath } from '../../src/site/addresses.ts'
import { builtPages, byTag, mainOf, read } from './page.ts'

const text = read(licensesPath)

it.each([
  ['the scripts of pages', /^react-dom [\d.]+ \(MIT\)\n\nMIT License/m],
  ["the checker's worker", /^htmlparser2 [\d.]+ \(MIT\)/m],
  ['the service worker', /^workbox-precaching [\d.]+ \(MIT\)/m],
  ['a typeface', /^@fontsource-variable\/newsreader [\d.]+ \(OFL-1\.1\)[\s\S]*?SIL OPEN FONT LICENSE/m],
])('the licences name what is served in %s', (_, entry) => {
  expect(text).toMatch(entry)
})

it('the licences name nothing that only builds', () => {
  expect(text).not.toMatch(/^(vite|@babel\/core|storybook|zod) [\d.]+ /m)
})

it.each(builtPages.filter(({ id }) => id === 'legal'))('the licences are linked on $path', (page) => {
  expect(byTag(mainOf(page), 'a').map(({ attribs }) => attribs.href)).toContain(licensesPath)
})
