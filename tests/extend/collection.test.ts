import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { biome, filesOf, follow, runIn, tsc, vitest, withChecks } from './guide.ts'

const files = filesOf('collection.md')
let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
  withChecks(copy)
  follow(files, copy)
  runIn(copy, 'src/content/write-schemas.ts')
})
afterAll(() => copy?.remove())

it('the guide changes one file of the site and one test; the rest is its own', () => {
  const changed = files.filter(({ isChange }) => isChange).map(({ file }) => file)
  expect(changed).toEqual(['src/content/collection-schemas.ts', 'src/app/every-field.test.ts'])
})

it.each([
  ['blog', 'What assistants cite', 'March\u00a04, 2027', 'Lyon, France'],
  ['fr/blog', 'Ce que citent les assistants', '4\u00a0mars 2027', 'Lyon'],
])(
  '%s shows the entry, to people and to machines',
  (page, title, date, place) => {
    if (page === 'blog') copy.build('draft')
    const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')
    expect(published(`${page}.html`)).toContain(
      `<li>${title}, <time dateTime="2027-03-04">${date}</time>, ${place}</li>`,
    )
    expect(published(`${page}.md`)).toContain(`- ${title}, ${date}, ${place}`)
  },
  120_000,
)

it('its types hold, editors know it, and every field of it is published', () => {
  runIn(copy, tsc, '--noEmit', '--project', '.')
  runIn(copy, vitest, 'run', '--project', 'unit', 'src/content/schemas.test.ts', 'src/app/every-field.test.ts')
  runIn(copy, biome, 'check', 'src/blocks/talks', 'src/content', '.vscode')
}, 120_000)

it.each([
  ['place: Lyon', 'palce: Lyon', "src/content/talks/fr.yaml:5:3: There is no 'palce' in 'lyon'. Did you mean 'place'?"],
  ['id: lyon', 'id: lion', "'lyon' is not in src/content/talks/fr.yaml"],
])(
  'a mistake in it is told at its place: %s',
  (right, wrong, told) => {
    copy.change('src/content/talks/fr.yaml', (text) => text.replace(right, wrong))
    expect(() => copy.build('draft')).toThrow(told)
    copy.change('src/content/talks/fr.yaml', (text) => text.replace(wrong, right))
  },
  60_000,
)
