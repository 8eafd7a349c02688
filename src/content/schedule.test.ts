import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { article } from '../site/article.fixture.ts'
import { sharedFolder } from '../site/temporary.fixture.ts'
import { copyInto } from './copy.fixture.ts'
import { draftPages, scheduledRoutes } from './draft-pages.ts'
import { loadSite, readSite } from './load.ts'
import { pageMetaSchema } from './model.ts'
import { placeOfKey } from './page.ts'
import { formatProblem } from './problem.ts'
import { buildTime, whyNotBuilt } from './schedule.ts'

const hour = '2031-03-04T09:00+01:00'
const [before, after] = [new Date('2031-03-04T07:59:59Z'), new Date('2031-03-04T08:00:00Z')]
const root = sharedFolder()
const fileOf = (locale: string) => join(root, 'src/content/pages', article.id, `${locale}.md`)
const schedule = (locale: string, at: string) => {
  const text = readFileSync(fileOf(locale), 'utf8')
  writeFileSync(fileOf(locale), text.replace(/^datePublished: .*/m, `publishAt: ${at}`))
}
const pathsAt = (at: Date) => loadSite(root, at).pages.map(({ path }) => path)

beforeEach(() => {
  copyInto(root, 'src/content')
  for (const locale of ['en', 'fr']) schedule(locale, hour)
})

it('a page is in no build before its hour, and in the first after it', () => {
  const { path } = article
  expect(pathsAt(before)).not.toContain(path)
  expect(pathsAt(after)).toEqual(expect.arrayContaining([path, `/fr${path}`]))
  expect(loadSite(root, before).scheduled.map((page) => page.path)).toEqual([path, `/fr${path}`])
  expect(scheduledRoutes(root, before)).toEqual(new Set([article.id]))
  expect(scheduledRoutes(root, after)).toEqual(new Set())
})

it('a page that is written in French alone is scheduled, too', () => {
  rmSync(fileOf('en'))
  expect(scheduledRoutes(root, before)).toEqual(new Set([article.id]))
})

it('it was published on its day, and has not changed before', () => {
  const page = loadSite(root, after).pages.find(({ route }) => route.id === article.id)
  expect(page?.meta).toMatchObject({ datePublished: '2031-03-04', lastUpdated: '2031-03-04' })
})

it('who writes sees it, and why visitors do not', () => {
  const page = readSite(root, { also: draftPages(root) }).site?.pages.find(({ route }) => route.id === article.id)
  expect(page && whyNotBuilt(page, before)).toBe(`Scheduled: in no build before ${hour}.`)
  expect(page && whyNotBuilt(page, after)).toBeUndefined()
  expect(page && whyNotBuilt({ ...page, route: { ...page.route, published: false } }, after)).toMatch(/^Draft: /)
})

it('what is not a folder is no draft', () => {
  const before = draftPages(root)
  writeFileSync(join(root, 'src/content/pages/.DS_Store'), '')
  expect(draftPages(root)).toEqual(before)
})

it('a mistake in it is found before it is published', () => {
  writeFileSync(fileOf('en'), `${readFileSync(fileOf('en'), 'utf8')}\n[there](route:nowhere)\n`)
  expect(() => loadSite(root, before)).toThrow("'route:nowhere' leads to no page")
})

it('another hour in the other language is refused', () => {
  schedule('fr', hour)
  const later = readFileSync(fileOf('fr'), 'utf8').replace('09:00', '10:00')
  writeFileSync(fileOf('fr'), later)
  expect(readSite(root).problems.map(formatProblem)).toEqual([
    `src/content/pages/${article.id}/fr.md:${placeOfKey(later, 'publishAt').line}:12: The page is published 2031-03-04T10:00+01:00, and in the other language ${hour}. Write the same 'publishAt' in both.`,
  ])
})

it('a day that only one language gives is reported in a line that there is', () => {
  schedule('fr', hour)
  const own = readFileSync(fileOf('en'), 'utf8').replace('publishAt:', 'datePublished: 2031-03-03\npublishAt:')
  writeFileSync(fileOf('en'), own)
  expect(readSite(root).problems.map(({ file, line }) => ({ file, line }))).toEqual([
    { file: `src/content/pages/${article.id}/fr.md`, line: 1 },
  ])
})

it.each(['2031-03-04', '2031-03-04T09:00', 'tomorrow', '2031-13-04T09:00Z', '2031-02-30T09:00Z'])(
  '%s is no hour',
  (publishAt) => {
    const parsed = pageMetaSchema.safeParse({
      label: 'A',
      title: 'A',
      description: 'A description that is long enough for the pages that list results.',
      lastUpdated: '2026-11-21',
      publishAt,
    })
    expect(parsed.error?.issues[0]?.message).toContain('such as 2026-12-01T09:00+01:00')
  },
)

it('the time of a build is now, or the one that is given', () => {
  expect(buildTime({ BUILD_TIME: hour })).toEqual(after)
  expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(60_000)
  expect(() => buildTime({ BUILD_TIME: 'soon' })).toThrow("BUILD_TIME is 'soon'")
})
