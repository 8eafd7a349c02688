import { collectionSchemas } from '../../src/content/collections.ts'
import { claimsFile, collectionFile, evidenceFile, pageFile } from '../../src/content/files.ts'
import { readText, shownPages } from '../../src/content/load.ts'
import { frontmatterIn } from '../../src/content/markdown.ts'
import { locales } from '../../src/site/locales.ts'
import { existsIn, routes } from '../../src/site/routes.ts'
import type { Passage, Source } from './passage.ts'
import { entryPassages, pagePassages } from './passages.ts'

export type CollectionName = keyof typeof collectionSchemas

/** A content file, and the page or collection that it belongs to. */
export type ContentFile = Source & ({ page: string } | { collection: CollectionName })

export const collectionNames = Object.keys(collectionSchemas) as CollectionName[]

/** Every content file that a visitor may read. The loader reports files that do not exist. */
export function readSources(root: string): ContentFile[] {
  const read = (file: string) => {
    const text = readText(root, file)
    return text === undefined ? [] : [{ file, text }]
  }
  return locales.flatMap((locale) => [
    ...[...shownPages()]
      .filter((id) => routes.every((route) => route.id !== id || existsIn(route, locale)))
      .flatMap((page) => read(pageFile(page, locale)).map((source) => ({ ...source, locale, page }))),
    ...collectionNames.flatMap((collection) =>
      read(collectionFile(collection, locale)).map((source) => ({ ...source, locale, collection })),
    ),
  ])
}

/** The copy of the ledgers, which have both languages in one file. */
export const ledgerPassages = (root: string): Passage[] =>
  [claimsFile, evidenceFile].flatMap((file) => {
    const text = readText(root, file) ?? ''
    return locales.flatMap((locale) =>
      entryPassages({ file, text, locale }).filter(({ within }) => within.includes(locale)),
    )
  })

/** The copy of a file. */
export function passagesOf(source: ContentFile): Passage[] {
  if ('collection' in source) return entryPassages(source)
  const frontmatter = frontmatterIn(source.text)?.[1] ?? ''
  return [...entryPassages(source, frontmatter, source.text.indexOf(frontmatter)), ...pagePassages(source)]
}
