import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approve } from '../../.storybook/facts/approve.ts'
import type { PageFacts } from '../../.storybook/facts/facts.ts'
import { projectFacts } from '../../.storybook/facts/project-facts.ts'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { runIn } from './guide.ts'

const project = resolve(import.meta.dirname, '../..')
const id = 'what-robots-read'
const hour = '2031-03-04T09:00+01:00'
const alt = {
  en: 'The readiness check gives a page its points.',
  fr: 'Le test de lisibilité donne ses points à une page.',
}
let copy: ProjectCopy
const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')

/** Runs the project's own command in the copy. */
const citence = (...given: string[]) => runIn(copy, 'cli/citence.js', ...given)

/** Builds for an hour. */
function buildAt(time: string): string {
  process.env.BUILD_TIME = time
  try {
    return copy.build()
  } finally {
    delete process.env.BUILD_TIME
  }
}

beforeAll(() => {
  copy = copyProject()
  for (const part of ['cli', 'server']) cpSync(join(project, part), join(copy.root, part), { recursive: true })
})
afterAll(() => copy?.remove())

it('is made by a command, and written in both languages with a picture, a figure and a source', () => {
  citence('content', 'new', `/blog/${id}`, '--article', '--section', 'Evidence', '--section-fr', 'Preuves')
  copy.change('src/site/routes.ts', (table) =>
    table.replace(new RegExp(`(path: '/blog/${id}'.*)published: false`), '$1published: true'),
  )
  const written = {
    en: ['What robots read', 'What robots read on a page, and what they leave', 'Robots read HTML'],
    fr: [
      'Ce que lisent les robots',
      'Ce que les robots lisent d’une page, et ce qu’ils laissent',
      'Les robots lisent le HTML',
    ],
  } as const
  for (const locale of ['en', 'fr'] as const) {
    const [label, title, sentence] = written[locale]
    copy.change(`src/content/pages/${id}/${locale}.md`, (text) => {
      const [, frontmatter = ''] = text.split('---\n')
      const meta = frontmatter
        .replace(/^label: .*/m, `label: ${label}`)
        .replace(/^title: .*/m, `title: "${title}"`)
        .replace(/^description: .*/m, `description: "${sentence}, ${title.toLowerCase()}."`)
        .replace(/^datePublished: .*/m, `publishAt: ${hour}`)
      return `---\n${meta}---\n\n:::hero\n# ${title}\n\n${sentence}:cite[vercel-2024].\n:::\n\n::figures{ids="platforms"}\n\n:::picture{file=readiness-check-${locale}.png alt="${alt[locale]}" credit="{brand.name}"}\n:::\n`
    })
  }
})

it('is seen in the preview as people and machines will, and its translation approved there', async () => {
  const facts = projectFacts({ root: project, written: copy.root }, true)
  try {
    const pages: PageFacts[] = []
    for (const locale of ['en', 'fr'] as const) {
      const page = await facts.of(locale, id)
      if (page.kind !== 'page') throw new Error(JSON.stringify(page))
      expect(JSON.stringify(page.read)).toContain(`![${alt[locale]}](`)
      expect(JSON.stringify(page.structured)).toContain('ImageObject')
      pages.push(page)
    }
    const open = pages.flatMap(({ translation }) => translation.open)
    const names = [...new Set(open.map(({ name }) => name))]
    expect(names).toContain(`pages/${id}#picture-1`)
    const seen = names.flatMap((name) => {
      const block = open.find((one) => one.name === name)
      return block ? [{ name, hashes: { ...block.hashes } }] : []
    })
    expect(approve(copy.root, { seen })).toEqual([])
  } finally {
    await facts.close()
  }
  expect(citence('content', 'status', id, '--all')).not.toMatch(/never reviewed|changed/)
})

it('is in no build before its publication time, and in the first after it', () => {
  expect(buildAt('2031-03-04T07:59Z')).toContain(`/blog/${id} (${hour})`)
  expect(readdirSync(join(copy.root, 'dist/blog'))).not.toContain(`${id}.html`)
  expect(published('sitemap.xml') + published('feed.xml') + published('blog.html')).not.toContain(id)
  buildAt('2031-03-04T08:00Z')
  for (const locale of ['en', 'fr'] as const) {
    const html = published(`${locale === 'fr' ? 'fr/' : ''}blog/${id}.html`)
    expect(html).toContain(`alt="${alt[locale]}"`)
    const [, picture = ''] = /<img src="\/(assets\/[^"]+\.webp)"/.exec(html) ?? []
    expect(
      readFileSync(join(copy.root, 'dist', picture))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
    expect(html).toContain('"datePublished":"2031-03-04"')
  }
  expect(published('blog.html')).toContain(`/blog/${id}`)
  expect(published('sitemap.xml')).toContain(`/blog/${id}</loc>`)
})

it('renamed, its old address answers 308, and the new one the page', () => {
  citence('content', 'rename', `/blog/${id}`, '/blog/read-by-robots')
  buildAt('2031-03-04T08:00Z')
  expect(published('_redirects')).toContain(`/fr/blog/${id} /fr/blog/read-by-robots 308\n`)
  const ask = `
    import { readAssets } from ${JSON.stringify(pathToFileURL(join(copy.root, 'server/site/assets.ts')).href)}
    import { answerSite } from ${JSON.stringify(pathToFileURL(join(copy.root, 'server/site/answer.ts')).href)}
    const assets = readAssets('dist')
    for (const path of ['/blog/${id}?a=1', '/blog/read-by-robots']) {
      const { status, headers } = answerSite(assets, new Request('http://localhost' + path))
      console.log(status, headers.get('location'))
    }`
  writeFileSync(join(copy.root, 'ask.ts'), ask)
  expect(runIn(copy, 'ask.ts')).toBe('308 /blog/read-by-robots?a=1\n200 null\n')
})

it('is refused by the build at the path of another page, with the places of both', () => {
  copy.change('src/site/routes.ts', (table) => table.replace("path: '/faq'", "path: '/blog'"))
  const lines = readFileSync(join(copy.root, 'src/site/routes.ts'), 'utf8').split('\n')
  const [first, second] = lines.flatMap((line, index) => (line.includes("path: '/blog'") ? [index + 1] : []))
  expect(() => buildAt('2031-03-04T08:00Z')).toThrow(
    `src/site/routes.ts:${second}:5: The path '/blog' is that of 'faq', too (src/site/routes.ts:${first}:5).`,
  )
})
