import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { filesOf, follow } from './guide.ts'

const project = resolve(import.meta.dirname, '../..')
const files = filesOf('block.md')
let copy: ProjectCopy
const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')

/** Runs an installed program in the copy. @returns what it printed @throws with that when it fails */
function run(program: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'node_modules', program), ...given], {
    cwd: copy.root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

beforeAll(() => {
  copy = copyProject()
  follow(files, copy)
  copy.build('draft')
}, 120_000)
afterAll(() => copy?.remove())

it('the guide touches the folder of the kind and the pages that use it, nothing else', () => {
  const elsewhere = files.filter(({ file }) => !/^src\/(blocks\/event|content\/pages\/blog)\//.test(file))
  expect(elsewhere).toEqual([])
  expect(files).toHaveLength(8)
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
  for (const part of ['.storybook', 'tests', 'cli', 'server', 'vitest.config.ts', 'biome.json', '.gitignore'])
    cpSync(join(project, part), join(copy.root, part), { recursive: true })
  run('typescript/bin/tsc', '--noEmit', '--project', '.')
  expect(run('vitest/vitest.mjs', 'run', '--project', 'unit', 'src/blocks/event')).toMatch(/2 passed/)
  run('@biomejs/biome/bin/biome', 'check', 'src/blocks/event')
}, 120_000)
