import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brand } from '../site/brand.ts'
import { byLocale, defaultLocale, type Locale, localeInfo, locales, localize, otherLocales } from '../site/locales.ts'
import { isStandIn, publishedPages, routes, type StandIn, standIns } from '../site/routes.ts'
import { brandMistakes } from './brand-mistakes.ts'
import { type Claims, parseClaims } from './claims.ts'
import { type Collections, parseCollections } from './collections.ts'
import { type EvidenceLedger, parseEvidence } from './evidence.ts'
import {
  brandFile,
  claimsFile,
  collectionFile,
  contentFolder,
  evidenceFile,
  movedFile,
  pageFile,
  routesFile,
} from './files.ts'
import type { Page, PageHead, Site } from './model.ts'
import { checkPlaces, type Draft, type Places, parseBody, parseFrontmatter, placeOfKey } from './page.ts'
import { pictureFiles } from './pictures.ts'
import {
  ContentError,
  didYouMean,
  type Found,
  isKnown,
  type Problem,
  placeOfEntry,
  type Report,
  rootCauses,
  unreadable,
} from './problem.ts'
import { aliasMistakes, routeMistakes } from './route-mistakes.ts'
import { buildTime, isScheduled } from './schedule.ts'

/**
 * All content, for publication.
 * @param root the project's folder @param at the time for which it is published
 * @throws ContentError with every problem of every file
 */
export function loadSite(root: string, at = buildTime()): Site & Pick<SiteRead, 'scheduled'> {
  const { site, problems, scheduled } = readSite(root, { at })
  if (problems.length > 0) throw new ContentError(problems)
  if (!site) throw new Error(`${contentFolder}: a page that stands in for another is missing, and was not reported.`)
  return { ...site, scheduled }
}

/** What could be read, and every mistake once: pages with mistakes lack only the parts that could not be read. */
export type SiteRead = Found & {
  site: Site | undefined
  /** Pages scheduled for later: they are read, but in no list. */
  scheduled: readonly PageHead[]
}

/**
 * @param also unpublished pages to include, for previews
 * @param at the time for which it is read; without it, scheduled pages are pages like any other
 */
export function readSite(root: string, { also = [], at }: { also?: readonly PagePlace[]; at?: Date } = {}): SiteRead {
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  const read = (file: string): string | undefined => {
    const text = readWritten(root, file, report)
    if (!existsSync(join(root, file)))
      report({
        file,
        line: 1,
        column: 1,
        message: 'The file does not exist.',
        remedy: file.startsWith(`${contentFolder}/pages/`)
          ? 'Write it, or take its route out of src/site/routes.ts.'
          : 'Write it, as in the other language.',
        isWhole: true,
      })
    return text
  }
  // A site may do without a collection, but not in one language only.
  const readCollection = (file: string) => (existsSync(join(root, dirname(file))) ? (read(file) ?? '[]') : '[]')

  const standing = standIns.flatMap(placesOf).map(({ path }) => path)
  const table = readText(root, routesFile) ?? ''
  routeMistakes(routes, table, standing).forEach(report)
  // Nothing could say which page it is.
  if (routes.some(({ id }) => typeof id !== 'string')) throw new ContentError(problems)
  aliasMistakes(routes, readText(root, movedFile) ?? '').forEach(report)
  brandMistakes(brand, readText(root, brandFile) ?? '').forEach(report)
  const claims = readClaims(root, report)
  const evidence = readEvidence(root, report)
  const pictures = pictureFiles(root)
  const collections = byLocale((locale) =>
    parseCollections(locale, { read: readCollection, report, claims, evidence, pictures }),
  )
  const { sources } = collections[defaultLocale]
  checkTitles(collections, (file) => readText(root, file) ?? '', report)
  for (const { source, place } of evidence.values())
    if (!sources.has(source)) {
      const file = collectionFile('sources', defaultLocale)
      report({
        file: evidenceFile,
        ...place,
        message: `There is no source '${source}' in ${file}.`,
        remedy: didYouMean(source, sources.keys(), 'Correct the name, or take it out.'),
        restsOn: { file, name: source },
      })
    }
  const draft = (page: PagePlace): Draft[] => {
    const file = pageFile(page.route.id, page.locale)
    const text = read(file)
    const parsed = text !== undefined && parseFrontmatter(text, { ...page, file }, collections[page.locale], report)
    return parsed ? [parsed] : []
  }
  const places: Places = { anchors: new Map(), linked: [] }
  const written = [...publishedPages(), ...also].flatMap(draft)
  checkPublicationTimes(written, report)
  const scheduledIds = new Set(written.flatMap((one) => (at && isScheduled(one, at) ? one.route.id : [])))
  const [drafts = [], scheduled = []] = [false, true].map((is) =>
    written.filter(({ route }) => scheduledIds.has(route.id) === is),
  )
  // Not today: a page that announces a day must not fail the build once the day has come.
  const [knownUntil] = [...evidence.values()]
    .map(({ checked }) => checked)
    .toSorted()
    .toReversed()
  const parse = (one: Draft) =>
    parseBody(one, { collections: collections[one.locale], drafts, report, places, scheduledIds, knownUntil })
  const pages = [...drafts, ...standIns.flatMap(placesOf).flatMap(draft)].map(parse)
  // So that their mistakes are found before they are published.
  scheduled.forEach(parse)
  // Links to a page that could not be read are not mistakes.
  for (const { path, file } of pages) if (problems.some((problem) => problem.file === file)) places.anchors.delete(path)
  // Nor are links to an entry that could not be read, on a page that shows all of its collection.
  const flawed = new Set(problems.flatMap(({ file, restsOn }) => (file.endsWith('.yaml') && !restsOn ? file : [])))
  const isUnread = (id: string) => [...flawed].some((file) => isKnown(file, id, (name) => readText(root, name)))
  checkPlaces({ ...places, linked: places.linked.filter(({ anchor }) => !isUnread(anchor)) }, report)
  return { site: arrange(pages), scheduled, ...rootCauses(problems, (file) => readText(root, file)) }
}

/** Both languages of a page are published at the same time. */
function checkPublicationTimes(drafts: readonly Draft[], report: Report): void {
  for (const { route, locale, file, text, meta } of drafts) {
    const other = drafts.find((one) => one.route.id === route.id && one.locale !== locale)
    if (!other || locale === defaultLocale) continue
    const key = (['publishAt', 'datePublished'] as const).find((one) => meta[one] !== other.meta[one])
    if (!key) continue
    report({
      file,
      ...placeOfKey(text, meta[key] ? key : 'title'),
      message: `The page is published ${meta[key] ?? 'at once'}, and in the other language ${other.meta[key] ?? 'at once'}.`,
      remedy: `Write the same '${key}' in both.`,
    })
  }
}

/** The byte order mark that some editors write, and what text copied from a document has within words. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * The text of a file of the project, without characters that nobody sees, and with each accent in one character with its
 * letter (macOS may write two): machines would not find the words.
 */
export function readText(root: string, file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').replace(invisible, '').normalize() : undefined
}

/** The same for a file that people write, unless nothing of it can be read. */
function readWritten(root: string, file: string, report: Report): string | undefined {
  const text = readText(root, file)
  const mistake = text === undefined ? undefined : unreadable(text)
  if (!mistake) return text
  report({ file, ...mistake, isWhole: true })
  return undefined
}

/** A title that is the same in two languages is foreign to readers of one: screen readers need its language. */
function checkTitles(
  collections: Readonly<Record<Locale, Collections>>,
  read: (file: string) => string,
  report: Report,
): void {
  for (const { id, title, lang } of collections[defaultLocale].sources.values())
    for (const locale of otherLocales(defaultLocale)) {
      const other = collections[locale].sources.get(id)
      if (other?.title !== title || lang === locale || other.lang === defaultLocale) continue
      // Foreign in both, and both say so.
      if (lang && lang === other.lang) continue
      const file = collectionFile('sources', locale)
      report({
        file,
        ...placeOfEntry(read(file), id),
        message: `'${id}' has the same title in both languages.`,
        remedy: `Write 'lang: ${defaultLocale}' in this entry if the work is in ${localeInfo[defaultLocale].name}, or 'lang: ${locale}' in the ${localeInfo[defaultLocale].name} file.`,
      })
    }
}

/** The ledger of a project; empty where it has none. */
export function readClaims(root: string, report: Report): Claims {
  return parseClaims(readWritten(root, claimsFile, report) ?? '[]', report)
}

/** The ledger of evidence of a project; empty where it has none. */
export function readEvidence(root: string, report: Report): EvidenceLedger {
  return parseEvidence(readWritten(root, evidenceFile, report) ?? '[]', report)
}

/** @returns undefined when a stand-in page is missing in a language */
function arrange(all: readonly Page[]): Site | undefined {
  const standIn = (id: StandIn) =>
    byLocale((locale) => all.find((page) => page.route.id === id && page.locale === locale))
  const [notFound, gone, offline] = [standIn('not-found'), standIn('gone'), standIn('offline')]
  const pages = all.filter(({ route }) => !isStandIn(route))
  return isWhole(notFound) && isWhole(gone) && isWhole(offline) ? { pages, notFound, gone, offline } : undefined
}

type InEach<T> = Readonly<Record<Locale, T>>
const isWhole = (versions: InEach<Page | undefined>): versions is InEach<Page> =>
  !Object.values(versions).includes(undefined)

/** A page to read. */
export type PagePlace = Pick<Page, 'route' | 'locale' | 'path'>

/** A page in every language. */
export const placesOf = (route: Page['route']): PagePlace[] =>
  locales.map((locale) => ({ route, locale, path: localize(route.path, locale) }))

/** Ids of the pages that visitors may read, each once even while the table has it twice. */
export const shownPages = () =>
  new Set([...routes.filter(({ published }) => published), ...standIns].map(({ id }) => id))
