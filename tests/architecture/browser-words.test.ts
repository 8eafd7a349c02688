import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import lingui from '../../lingui.config.ts'
import { modulesFrom } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')

const asksForWords = (file: string) => /lingui(\/core|\/react)?\/macro/.test(readFileSync(join(root, file), 'utf8'))

// Browsers never get the catalog of the pages: code that runs there would show the ids of its messages.
it('no file that browsers load has its words in the catalog of the pages', () => {
  const catalog = lingui.catalogs?.find(({ path }) => path.includes('/pages/'))
  const patterns = (catalog?.include ?? []).map((pattern) => pattern.replace('<rootDir>/', ''))
  const pages = new Set(globSync(patterns, { cwd: root }).filter(asksForWords))
  expect(pages.size).toBeGreaterThan(20)
  const islands = globSync('src/blocks/*/islands/*.tsx', { cwd: root })
  expect(islands.length).toBeGreaterThan(2)
  const entries = ['src/app/entry-client.ts', ...islands]
  const inBrowsers = modulesFrom(root, entries).filter(asksForWords)
  expect(inBrowsers.length).toBeGreaterThan(20)
  expect(inBrowsers.filter((file) => pages.has(file))).toEqual([])
})
