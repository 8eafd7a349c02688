import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { article } from '../../src/site/article.fixture.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { contentRename, contentRetire } from '../commands/content-pages.ts'
import { readStatus, recordReview } from './review/status.ts'

const { path, id } = article
const root = sharedFolder()
let said: string[]
beforeEach(() => {
  copyInto(root, 'src/content', 'src/site')
  said = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const moves = () =>
  /moved: \{[\s\S]*?\n {2}retired: .*(?:\n {4}.*)*/
    .exec(read('src/site/moved.ts'))?.[0]
    .split('\n')
    .map((line) => line.trim())
const outOfStep = () => readStatus(root).filter(({ state }) => state !== 'in step')

it('a renamed page has its new path, and the old ones redirect there', () => {
  expect(contentRename(root, path, '/blog/france')).toBe(0)
  expect(read('src/site/routes.ts')).toContain(`{ id: '${id}', path: '/blog/france',`)
  expect(moves()).toEqual(expect.arrayContaining([`'${path}': '/blog/france',`, `'/fr${path}': '/fr/blog/france',`]))
})

it('renaming twice makes no redirect chain, renaming back no loop', () => {
  contentRename(root, path, '/blog/france')
  contentRename(root, '/blog/france', '/blog/paris')
  expect(moves()).toEqual(expect.arrayContaining([`'${path}': '/blog/paris',`, "'/blog/france': '/blog/paris',"]))
  contentRename(root, '/blog/paris', path)
  expect(moves()).toEqual(expect.arrayContaining([`'/blog/paris': '${path}',`, `'/blog/france': '${path}',`]))
  expect(read('src/site/moved.ts')).not.toContain(`    '${path}'`)
})

it('no path of a draft is published when it moves or goes, and those that led to it follow', () => {
  contentRename(root, path, '/blog/france')
  const entry = "path: '/blog/france', type: 'blog', published: "
  const table = read('src/site/routes.ts')
  expect(table).toContain(`${entry}true`)
  writeFileSync(join(root, 'src/site/routes.ts'), table.replace(`${entry}true`, `${entry}false`))
  expect(contentRename(root, '/blog/france', '/blog/paris')).toBe(0)
  expect(moves()).toContain(`'${path}': '/blog/paris',`)
  expect(read('src/site/moved.ts')).not.toContain('/blog/france')
  expect(said).toContainEqual(expect.stringMatching(/^\s*\/blog\/france was a draft/))
  expect(contentRetire(root, '/blog/paris', {})).toBe(0)
  expect(read('src/site/moved.ts')).not.toContain('/blog/paris')
})

it('earlier redirects stay, also those that are formatted in two lines', () => {
  const [from, to] = [`/${'long-'.repeat(11)}a`, `/${'long-'.repeat(11)}b`]
  const text = read('src/site/moved.ts').replace('moved: {\n', `moved: {\n    '${from}':\n      '${to}',\n`)
  writeFileSync(join(root, 'src/site/moved.ts'), text)
  contentRename(root, path, '/blog/france')
  expect(moves()).toContain(`'${from}': '${to}',`)
})

it('a comment among the redirects is neither lost nor taken for one', () => {
  const text = read('src/site/moved.ts').replace('moved: {\n', "moved: {\n    // '/a': '/b',\n")
  writeFileSync(join(root, 'src/site/moved.ts'), text)
  expect([contentRename(root, path, '/blog/france'), contentRetire(root, path, {})]).toEqual([1, 1])
  expect(said.join('\n')).toContain('src/site/moved.ts has more in its lists than entries')
  expect(read('src/site/moved.ts')).toBe(text)
})

it('a page that is still to be written can be taken out of the table', () => {
  const entry = "  { id: 'later', path: '/later', type: 'other', published: false },\n"
  const table = read('src/site/routes.ts')
  writeFileSync(join(root, 'src/site/routes.ts'), table.replace('\n] as const', `\n${entry}] as const`))
  expect(contentRetire(root, '/later', {})).toBe(0)
  expect(read('src/site/routes.ts')).toBe(table)
})

it('a page whose entry cannot be taken out of the table stays', () => {
  const entry = `path: '${path}', type: 'blog', published: true },`
  const table = read('src/site/routes.ts')
  const change = (to: string) => writeFileSync(join(root, 'src/site/routes.ts'), table.replace(entry, `${entry}${to}`))
  change(' // The first.')
  expect(contentRetire(root, path, {})).toBe(1)
  expect(said.join('\n')).toContain(`the entry of '${id}' has something before or behind it`)
  expect(read(`src/content/pages/${id}/en.md`)).toContain('---')
  change('\r')
  expect(contentRetire(root, path, {})).toBe(0)
  expect(read('src/site/routes.ts')).not.toContain(id)
})

it('links to a renamed anchor are updated in both languages, and reviewed blocks stay reviewed', () => {
  const before = outOfStep().length
  expect(contentRename(root, 'sources#usage', 'sources#use')).toBe(1)
  expect(contentRename(root, 'statistics#tracker-range', 'statistics#tracker')).toBe(1)
  expect(contentRename(root, 'audit#scope', 'audit#renamed')).toBe(0)
  for (const locale of ['en', 'fr'])
    expect(read(`src/content/pages/audit/${locale}.md`)).toContain(':::answer{#renamed ')
  expect(outOfStep()).toHaveLength(before)
})

it('a retired page is gone, in the table, in the content and in the lock', () => {
  const menus = read('src/site/navigation.ts')
  expect(contentRetire(root, path, {})).toBe(0)
  expect(read('src/site/routes.ts')).not.toContain(id)
  const today = new Date().toISOString().slice(0, 10)
  expect(moves()).toEqual(expect.arrayContaining([`'${path}': '${today}',`, `'/fr${path}': '${today}',`]))
  expect(read('src/content/review.lock')).not.toContain(`pages/${id}#`)
  expect(() => read(`src/content/pages/${id}/en.md`)).toThrow('ENOENT')
  expect(menus).toContain(id)
  expect(read('src/site/navigation.ts')).toBe(menus.replace(`\n    '${id}',`, ''))
})

it('links to a retired page become text, buttons are removed, and reviewed blocks stay reviewed', () => {
  const before = outOfStep().length
  const links = (locale: string) => read(`src/content/pages/faq/${locale}.md`)
  expect(links('en')).toContain('](route:video)')
  expect(contentRetire(root, '/video-presentation-geo', {})).toBe(0)
  expect(links('en')).toContain('for the shorter, watch GEO in 90 seconds. Every')
  expect(links('fr')).toContain('regardez le GEO en 90 secondes. Tous')
  expect(outOfStep()).toHaveLength(before)
})

it('a block that takes the number of one that went does not count as reviewed', () => {
  const file = (locale: string) => `src/content/pages/faq/${locale}.md`
  for (const locale of ['en', 'fr']) {
    const text = `${read(file(locale))}\n::articles\n\n[The film](route:video)\n\n::articles\n\nWords.\n`
    writeFileSync(join(root, file(locale)), text)
  }
  recordReview(root, readStatus(root))
  writeFileSync(join(root, file('fr')), read(file('fr')).replace('\nWords.', '\nMots.'))
  expect(outOfStep()).toHaveLength(1)
  expect(contentRetire(root, '/video-presentation-geo', {})).toBe(0)
  expect(outOfStep().map(({ blocks }) => blocks.fr?.text)).toContain('Mots.')
})

it('a retired page redirects to its successor, as do links and earlier redirects to it', () => {
  const retired = () => read('src/site/moved.ts').split('  retired: ')[1]
  const before = retired()
  contentRename(root, path, '/blog/france')
  expect(contentRetire(root, '/blog/france', { to: '/blog' })).toBe(0)
  expect(moves()).toEqual(expect.arrayContaining([`'${path}': '/blog',`, "'/fr/blog/france': '/fr/blog',"]))
  expect(retired()).toBe(before)
})

it('addresses that redirected to a retired page are gone as well', () => {
  contentRename(root, path, '/blog/france')
  contentRetire(root, '/blog/france', {})
  expect(moves()?.filter((line) => line.endsWith("'/blog/france',"))).toEqual([])
  expect(read('src/site/moved.ts')).toMatch(new RegExp(`retired: \\{[^}]*'${path}': `))
})

it.each([
  ['a page that menus name', () => contentRetire(root, '/faq', {}), "names 'faq'. Take it out of the menus first."],
  ['the home page', () => contentRetire(root, '/', {}), 'the home page cannot be withdrawn'],
  ['a path that no page has', () => contentRetire(root, '/nowhere', {}), "has the path '/nowhere'"],
  ['a path that is taken', () => contentRename(root, path, '/faq'), 'a route has the path /faq already'],
  [
    'a path that ends in a slash',
    () => contentRename(root, path, '/blog/france/'),
    "'/blog/france/' is no path. Give lower-case words joined by hyphens, with a slash before them and none at the end",
  ],
  ['a path of the server', () => contentRename(root, path, '/health'), 'the server itself answers at /health'],
  ['a path of another language', () => contentRename(root, path, '/fr/a'), 'has a language in it'],
  ['a successor that is no page', () => contentRetire(root, path, { to: '/nowhere' }), 'the path of no other page'],
  ['two names that are no pair', () => contentRename(root, '/faq', 'faq#a'), 'give two paths'],
])('%s is refused, and nothing changes', (_, run, why) => {
  const before = read('src/site/routes.ts') + read('src/site/moved.ts')
  expect(run()).toBeGreaterThan(0)
  expect(said.join('\n')).toContain(why)
  expect(read('src/site/routes.ts') + read('src/site/moved.ts')).toBe(before)
})
