import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Locale, locales, localize } from '../site/locales.ts'
import { publishedPages } from '../site/routes.ts'
import { type Collections, parseCollections } from './collections.ts'
import type { Page, Site } from './model.ts'
import { checkPlaces, type Draft, type Places, parseBody, parseFrontmatter } from './page.ts'
import { ContentError, type Problem } from './problem.ts'

/** The content folder, relative to the project. */
export const contentFolder = 'src/content'

/**
 * Reads everything that is written.
 * @param root the project's folder
 * @param also pages that are not published yet, for who wants to see them
 * @throws ContentError with every problem of every file
 */
export function loadSite(root: string, also: readonly PagePlace[] = []): Site {
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  const shown = (file: string) => `${contentFolder}/${file}`
  const read = (file: string): string | undefined => {
    const path = join(root, contentFolder, file)
    if (existsSync(path)) return readFileSync(path, 'utf8')
    report({
      file: shown(file),
      line: 1,
      column: 1,
      message: 'does not exist. Write it, or take its route out of src/site/routes.ts.',
    })
    return undefined
  }
  // A site may do without a collection, but not in one language only.
  const readCollection = (file: string) =>
    existsSync(join(root, contentFolder, dirname(file))) ? (read(file) ?? '[]') : '[]'

  const collections: Record<Locale, Collections> = {
    en: parseCollections('en', { read: readCollection, shown, report }),
    fr: parseCollections('fr', { read: readCollection, shown, report }),
  }
  const draft = (page: PagePlace): Draft[] => {
    const file = `pages/${page.route.id}/${page.locale}.md`
    const text = read(file)
    const parsed =
      text !== undefined && parseFrontmatter(text, { ...page, file: shown(file) }, collections[page.locale], report)
    return parsed ? [parsed] : []
  }
  const drafts = [...publishedPages(), ...also].flatMap(draft)
  const places: Places = { anchors: new Map(), linked: [] }
  const body = (one: Draft): Page => parseBody(one, { collections: collections[one.locale], drafts, report, places })
  const pages = drafts.map(body)
  const [notFound, offline] = standIns.map((route) => {
    const [en, fr] = locales.flatMap((locale) => draft({ route, locale, path: localize(route.path, locale) })).map(body)
    return en && fr && { en, fr }
  })
  // Where a page could not be read, what links to it is not to blame.
  if (problems.length === 0) checkPlaces(places, report)
  if (problems.length > 0 || !notFound || !offline) throw new ContentError(problems)
  return { pages, notFound, offline }
}

/** Which page is written where. */
export type PagePlace = Pick<Page, 'route' | 'locale' | 'path'>

/** Pages that are shown in place of another; they are in no table and in no index. */
export const standIns: readonly Page['route'][] = [
  { id: 'not-found', path: '/404', type: 'other', published: true },
  { id: 'offline', path: '/offline', type: 'other', published: true },
]
