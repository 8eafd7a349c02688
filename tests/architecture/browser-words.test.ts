import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import lingui from '../../lingui.config.ts'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')

/** Every source file that `entry` loads, at once or later. */
function loadedBy(entry: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(entry) || !/\.tsx?$/.test(entry)) return loaded
  loaded.add(entry)
  for (const { target, typeOnly } of importsOf(entry, readFileSync(join(root, entry), 'utf8')))
    if (!typeOnly) loadedBy(target, loaded)
  return loaded
}

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
  const inBrowsers = [...new Set(entries.flatMap((entry) => [...loadedBy(entry)]))].filter(asksForWords)
  expect(inBrowsers.length).toBeGreaterThan(20)
  expect(inBrowsers.filter((file) => pages.has(file))).toEqual([])
})
