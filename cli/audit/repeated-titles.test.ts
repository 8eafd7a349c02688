import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { citence } from '../commands/run.fixture.ts'

/** The messages on titles for a folder whose pages, by file, have this in their head. */
async function said(heads: Record<string, string>): Promise<string[]> {
  const pages = Object.entries(heads).map(([file, head]) => [
    `site/${file}`,
    `<html lang="${file.startsWith('fr/') ? 'fr' : 'en'}"><head>${head}</head><body><h1>${file}</h1>`,
  ])
  const { out } = await citence(ownFolder(Object.fromEntries(pages)), 'audit', 'site', '--format', 'json')
  const { findings }: { findings: { rule: string; level: string; file: string; message: string }[] } = JSON.parse(out)
  return findings.flatMap(({ rule, level, file, message }) =>
    rule === 'audit/repeated-title' ? [`${level} ${file} ${message}`] : [],
  )
}
const mill = '<title>The Mill</title>'

it('names the pages of a folder that have the same title, once', async () => {
  expect(
    await said({ 'index.html': mill, 'rooms.html': mill, 'menu.html': mill, 'map.html': '<title>Map</title>' }),
  ).toEqual(['warning site/index.html has the title “The Mill”, as have site/menu.html, site/rooms.html.'])
  const many = Object.fromEntries([...'abcdefg'].map((name) => [`${name}.html`, mill]))
  expect(await said(many)).toEqual([
    'warning site/a.html has the title “The Mill”, as have site/b.html, site/c.html, site/d.html, site/e.html, and 2 more.',
  ])
})

it.each([
  ['two pages', { 'a.html': mill, 'b.html': mill }],
  ['translations', { 'rooms.html': mill, 'en/rooms.html': mill, 'rooms_es.html': mill, 'fr/rooms.html': mill }],
  ['languages that only lang tells', { 'a.html': mill, 'b.html': mill, 'fr/c.html': mill }],
  ['a series', { 'news.html': mill, 'news/page/2.html': mill, 'news/index-3.html': mill, 'news4.html': mill }],
  ['copies in other folders', { 'faq.html': mill, 'old/faq.html': mill, 'old/v1/faq.html': mill }],
  ['pages without a title', { 'a.html': '', 'b.html': '', 'c.html': '' }],
  [
    'pages that name one canonical link',
    {
      'a.html': mill,
      'b.html': `${mill}<link rel="canonical" href="/a">`,
      'c.html': `${mill}<link rel="canonical" href="https://www.mill.example/a">`,
      'd/index.html': `${mill}<link rel="canonical" href="../a.html">`,
    },
  ],
  [
    'a page that is kept out',
    { 'a.html': mill, 'b.html': mill, 'c.html': `${mill}<meta name="robots" content="noindex">` },
  ],
])('says nothing of %s', async (_, heads) => {
  expect(await said(heads)).toEqual([])
})

it('says nothing of files that are the same', async () => {
  const page = `<html lang="en"><head>${mill}</head><body><h1>The Mill</h1>`
  const folder = ownFolder({
    'site/a.html': page,
    'site/b.html': page,
    'site/c.html': page,
    'site/d.html': `${page}<p>`,
  })
  const { out } = await citence(folder, 'audit', 'site')
  expect(out).not.toContain('repeated-title')
})
