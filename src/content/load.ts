import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Locale, locales, localize } from '../site/locales.ts'
import { publishedPages } from '../site/routes.ts'
import { type Claims, claimsFile, parseClaims } from './claims.ts'
import { type Collections, collectionFile, parseCollections } from './collections.ts'
import { type EvidenceLedger, evidenceFile, parseEvidence } from './evidence.ts'
import type { Page, PageHead, Site, SiteIndex, StandIn } from './model.ts'
import { checkPlaces, type Draft, type Places, parseBody, parseFrontmatter } from './page.ts'
import { ContentError, type Problem, type Report } from './problem.ts'

/** The content folder, relative to the project. */
export const contentFolder = 'src/content'

/** Content that is being read: what every page is called is known first, what it says when it is asked for. */
export type Reading = {
  /** Every page, those that stand in for another last. */
  readonly drafts: readonly Draft[]
  /** Undefined when one of those that stand in is missing: then that is a problem. */
  readonly index: SiteIndex | undefined
  page(draft: Draft): Page
  /** Whether a problem was found in what has been read so far. */
  isFlawed(): boolean
  /** When every page has been read. @throws ContentError with every problem of every file */
  end(): void
}

/**
 * Reads everything that is written.
 * @param root the project's folder
 * @param also pages that are not published yet, for who wants to see them
 * @throws ContentError with every problem of every file
 */
export function loadSite(root: string, also: readonly PagePlace[] = []): Site {
  const reading = startReading(root, also)
  const site = arrange(reading.drafts.map(reading.page))
  reading.end()
  if (!site) throw new Error(`${contentFolder}: a page that stands in for another is missing, and was not reported.`)
  return site
}

/** Begins to read: collections, and the head of every page. Parameters as {@link loadSite}. */
export function startReading(root: string, also: readonly PagePlace[] = []): Reading {
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

  const claims = readClaims(root, report)
  const evidence = readEvidence(root, report)
  const collections: Record<Locale, Collections> = {
    en: parseCollections('en', { read: readCollection, shown, report, claims, evidence }),
    fr: parseCollections('fr', { read: readCollection, shown, report, claims, evidence }),
  }
  checkTitles(collections, shown, report)
  for (const { source, place } of evidence.values())
    if (!collections.en.sources.has(source))
      report({
        file: shown(evidenceFile),
        ...place,
        message: `source: there is no '${source}'. Correct the name, or take it out.`,
      })
  const draft = (page: PagePlace): Draft[] => {
    const file = `pages/${page.route.id}/${page.locale}.md`
    const text = read(file)
    const parsed =
      text !== undefined && parseFrontmatter(text, { ...page, file: shown(file) }, collections[page.locale], report)
    return parsed ? [parsed] : []
  }
  const places: Places = { anchors: new Map(), linked: [] }
  const published = [...publishedPages(), ...also].flatMap(draft)
  const drafts = [...published, ...standInPlaces().flatMap(draft)]
  return {
    drafts,
    index: arrange(drafts.map(({ text: _, ...head }) => head)),
    page: (one) => parseBody(one, { collections: collections[one.locale], drafts: published, report, places }),
    isFlawed: () => problems.length > 0,
    end() {
      // Where a page could not be read, what links to it is not to blame.
      if (problems.length === 0) checkPlaces(places, report)
      if (problems.length > 0) throw new ContentError(problems)
    },
  }
}

/** A title that is the same in both languages is foreign to readers of one: a screen reader has to know. */
function checkTitles({ en, fr }: Record<Locale, Collections>, shown: (file: string) => string, report: Report): void {
  for (const { id, title, lang } of en.sources.values()) {
    const other = fr.sources.get(id)
    if (other?.title !== title || lang === 'fr' || other.lang === 'en') continue
    const message = `'${id}' has the same title in both languages. Add 'lang: en' here, or 'lang: fr' in English.`
    report({ file: shown(collectionFile('sources', 'fr')), line: 1, column: 1, message })
  }
}

/** The ledger of a project; empty where it has none. */
export function readClaims(root: string, report: Report): Claims {
  const path = join(root, contentFolder, claimsFile)
  return parseClaims(existsSync(path) ? readFileSync(path, 'utf8') : '[]', `${contentFolder}/${claimsFile}`, report)
}

/** What is known of the sources of a project; empty where it keeps no such ledger. */
export function readEvidence(root: string, report: Report): EvidenceLedger {
  const path = join(root, contentFolder, evidenceFile)
  return parseEvidence(existsSync(path) ? readFileSync(path, 'utf8') : '[]', `${contentFolder}/${evidenceFile}`, report)
}

const standInPlaces = (): PagePlace[] =>
  standIns.flatMap((route) => locales.map((locale) => ({ route, locale, path: localize(route.path, locale) })))

/** @returns undefined when a page that stands in is missing in a language */
function arrange<Kind extends PageHead>(all: readonly Kind[]) {
  const standIn = (id: StandIn) => {
    const [en, fr] = locales.map((locale) => all.find((page) => page.route.id === id && page.locale === locale))
    return en && fr && { en, fr }
  }
  const [notFound, offline] = [standIn('not-found'), standIn('offline')]
  const pages = all.filter(({ route }) => !standIns.some(({ id }) => id === route.id))
  return notFound && offline && { pages, notFound, offline }
}

/** Which page is written where. */
export type PagePlace = Pick<Page, 'route' | 'locale' | 'path'>

/** Pages that are shown in place of another; they are in no table and in no index. */
export const standIns: readonly Page['route'][] = [
  { id: 'not-found', path: '/404', type: 'other', published: true },
  { id: 'offline', path: '/offline', type: 'other', published: true },
]
