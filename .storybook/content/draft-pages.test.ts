import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storiesOfPage } from './page-module.ts'
import { readWritten } from './read-written.ts'

const root = resolve(import.meta.dirname, '../..')
const pages = 'src/content/pages'
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'citence-content-'))
  cpSync(join(root, 'src/content'), join(copy, 'src/content'), { recursive: true })
  cpSync(join(root, pages, 'legal'), join(copy, pages, 'brand-new'), { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a page that no table of routes names is shown in both languages', () => {
  const written = readWritten(copy)
  const paths = written.kind === 'site' ? written.site.pages.map(({ path }) => path) : []
  expect(paths).toEqual(expect.arrayContaining(['/brand-new', '/fr/brand-new']))
})

it('its stories are a module that nobody writes', () => {
  expect(storiesOfPage('brand-new')).toContain('export const fr = pageStory("brand-new", \'fr\')')
})
