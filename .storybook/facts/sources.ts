import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, readSources } from '../../cli/content/read-sources.ts'
import { reviewBlocks } from '../../cli/content/review/blocks.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import { draftPages } from '../../src/content/draft-pages.ts'
import { brandFile, pageFile } from '../../src/content/files.ts'
import { everyPage } from '../../src/content/find.ts'
import { readSite, readText, type SiteRead } from '../../src/content/load.ts'
import type { Page, Site } from '../../src/content/model.ts'
import type { FactFinding, Place } from './facts.ts'
import { findWords } from './find-words.ts'

export type Sources = ReturnType<typeof sourcesOf>

/** The project, and the folder with the content shown: the same, unless a test edits a copy. */
export type Folders = { readonly root: string; readonly written: string }

/** The sources of a page: its own file, then the collections of its language. */
export function sourcesOf({ file, locale, route }: Page, { root, written }: Folders) {
  // The page in both languages, and all collections.
  const files = everySource(written).filter((one) => 'collection' in one || one.page === route.id)
  const mine = files.filter((one) => one.file === file)
  const bodies = mine.map((one) => ({ ...one, text: one.text.replace(/^---\n[\s\S]*?\n---\n/, blanked) }))
  const shared = files.filter((one) => 'collection' in one && one.locale === locale)
  // Brand data in the structured data comes from this file, not from the content.
  const brand = { file: brandFile, text: readFileSync(join(root, brandFile), 'utf8') }
  const find = findWords([...mine, ...shared, brand])
  const findInBody = findWords([...bodies, ...shared])
  const own = { file, line: 1, column: 1 }
  /** Where words are in the sources; the start of the page's file when they are not found. */
  const placeOf = (words: string): Place => find(words) ?? own
  /** The same for words of the body: a heading often repeats the title. */
  const placeInBody = (words: string) => findInBody(words) ?? placeOf(words)
  return { files, placeOf, placeInBody }
}

/** Everything that a visitor may read, and the pages that the checks pass over because they are not published. */
export function everySource(written: string): ContentFile[] {
  const drafts = draftPages(written).flatMap(({ route: { id }, locale }) => {
    const file = pageFile(id, locale)
    const text = readText(written, file)
    return text === undefined ? [] : [{ file, page: id, locale, text }]
  })
  return [...readSources(written), ...drafts]
}

/** Blank text with the same offsets and lines. */
const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** A finding of the checks, at a place in the sources. */
export function factOf(
  { rule, level, message, expected, remedy, source, pointer, file, line, column }: Finding,
  place: Place = { file, line: line ?? 1, column: column ?? 1 },
): FactFinding {
  return { rule, level, message, place, expected, remedy, source, pointer }
}

export const findPage = (site: Site, route: string, language: string): Page | undefined =>
  everyPage(site).find((page) => page.route.id === route && page.locale === language)

/** The content as it is written, with the pages that are not published. @param root the folder that contains src/content */
export const readWritten = (root: string): SiteRead => readSite(root, { also: draftPages(root) })

/** Ids of the entries of collections that a page shows: whatever of it has one. */
export function shownIds({ blocks }: Pick<Page, 'blocks'>): ReadonlySet<string> {
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') ids.add(value.id)
    for (const member of Object.values(value)) collect(member)
  }
  collect(blocks)
  return ids
}

/** Whether a place of a file is in an entry that a page shows. */
export function inShownEntry(page: Page, files: readonly ContentFile[]): (file: string, line: number) => boolean {
  const ids = shownIds(page)
  const ranges = files
    .filter((file) => 'collection' in file && file.locale === page.locale)
    .flatMap((file) =>
      reviewBlocks(file)
        .filter(({ key }) => ids.has(key))
        .map(({ at, text }) => {
          const first = file.text.slice(0, at).split('\n').length
          return { file: file.file, first, last: first + text.split('\n').length - 1 }
        }),
    )
  return (file, line) => ranges.some((range) => range.file === file && line >= range.first && line <= range.last)
}
