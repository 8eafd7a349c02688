import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { biome, filesOf, follow, runIn, tsc, vitest, withChecks } from './guide.ts'

const files = filesOf('block.md')
let copy: ProjectCopy
const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')

beforeAll(() => {
  copy = copyProject()
  follow(files, copy)
  copy.build('draft')
}, 120_000)
afterAll(() => copy?.remove())

it('the guide touches the folder of the kind and the pages that use it, nothing else', () => {
  const elsewhere = files.filter(({ file }) => !/^src\/(blocks\/event|content\/pages\/blog)\//.test(file))
  expect(elsewhere).toEqual([])
  expect(files).toHaveLength(7)
})

it.each([
  ['blog', 'A talk about citations', 'March\u00a04, 2027'],
  ['fr/blog', 'Une conférence sur les citations', '4\u00a0mars 2027'],
])('%s shows the block, to people and to machines', (page, heading, date) => {
  const html = published(`${page}.html`)
  expect(html).toMatch(
    new RegExp(`<section class="block block--event"[^>]*><h2 class="block__heading">${heading}</h2>`),
  )
  expect(html).toContain(`<time dateTime="2027-03-04">${date}</time>`)
  expect(html).toContain('.block--event .meta{font-weight:600}')
  expect(html).toMatch(new RegExp(`"@type":"Event",[^{]*"name":"${heading}","startDate":"2027-03-04"`))
  expect(published(`${page}.md`)).toContain(`## ${heading}\n\n${date} · Lyon, France`)
})

it('other pages do not carry its styles', () => {
  expect(published('faq.html')).not.toContain('block--event')
})

it('its types hold, and its own test passes', () => {
  withChecks(copy)
  runIn(copy, tsc, '--noEmit', '--project', '.')
  expect(runIn(copy, vitest, 'run', '--project', 'unit', 'src/blocks/event')).toMatch(/2 passed/)
  runIn(copy, biome, 'check', 'src/blocks/event')
}, 120_000)
