import { catalogFolders, checkCatalogs, readCatalog } from '../../cli/catalogs/own-catalogs.ts'
import { placeAt } from '../../cli/content/passage.ts'
import {
  changedOf,
  hashesOf,
  type Lock,
  lockFile,
  readLock,
  reviewedText,
  type Status,
  statusOf,
} from '../../cli/content/review/status.ts'
import { alignment } from '../../cli/terminal/alignment.ts'
import type { Page } from '../../src/content/model.ts'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import type { DiffRow, Piece, Place } from './facts.ts'
import { type Folders, factOf, type Sources, shownIds } from './sources.ts'

export type TranslationFacts = ReturnType<typeof translationFacts>
export type OpenBlock = NonNullable<ReturnType<typeof openBlock>>

/** How the blocks of a page, and the entries it shows, compare with their last review; and the interface words. */
export function translationFacts(page: Page, { root, written }: Folders, sources: Sources) {
  const lock = readLock(written)
  const statuses = statusOf(sources.files, lock).filter(isOfPage(page))
  return {
    /** Names of all blocks of the page and of the entries it shows. */
    blocks: statuses.map(({ name }) => name),
    open: statuses.flatMap((status) => openBlock(status, root, lock) ?? []),
    /** Findings on the interface words of the whole site. */
    catalogs: checkCatalogs(root).findings.map((finding) => factOf(finding)),
    messages: catalogFolders(root)
      .map((folder) => readCatalog(root, defaultLocale, folder).entries.length)
      .reduce((a, b) => a + b, 0),
  }
}

/** Whether a block is the page's own, or an entry that it shows. */
export function isOfPage(page: Page): (status: Pick<Status, 'name'>) => boolean {
  const ids = shownIds(page)
  return ({ name }) => {
    const [group = '', key = ''] = name.split('#')
    return group === `pages/${page.route.id}` || (!group.startsWith('pages/') && ids.has(key))
  }
}

function openBlock(status: Status, root: string, lock: Lock) {
  const { name, state, stale, blocks } = status
  if (state === 'in step') return undefined
  const changed = changedOf(status)
  const follow = stale && blocks[stale]
  return {
    name,
    state,
    stale,
    /** The hashes of what is shown, for an approval. */
    hashes: hashesOf(status),
    place: changed ? placeOf(changed) : { file: lockFile, line: 1, column: 1 },
    /** For each language that changed: the reviewed text beside the present one. */
    changes: locales.flatMap((language) => {
      const block = blocks[language]
      const hash = lock.get(name)?.[language]
      if (!block || hash === block.hash) return []
      const before = hash && reviewedText(root, block.file.file, { key: block.key, hash })
      return [{ language, rows: diffRows(before ?? '', block.text), known: before !== undefined && before !== '' }]
    }),
    /** The language that has to be updated. */
    follow: stale && follow ? { language: stale, text: follow.text, place: placeOf(follow) } : undefined,
  }
}

function placeOf({ file, at }: NonNullable<Status['blocks']['en']>): Place {
  const { line = 1, column = 1 } = placeAt(file, at)
  return { file: file.file, line, column }
}

/** Two versions line by line; in lines that changed, the words that did are told apart. */
export function diffRows(before: string, now: string): DiffRow[] {
  return alignment(before.split('\n'), now.split('\n')).map(({ left, right }) => {
    if (left === undefined || right === undefined)
      return {
        before: left === undefined ? undefined : [{ text: left, changed: true }],
        now: right === undefined ? undefined : [{ text: right, changed: true }],
      }
    const words = alignment(left.split(/(?<=\s)/), right.split(/(?<=\s)/))
    return {
      before: pieces(words.map((pair) => ({ text: pair.left, changed: pair.left !== pair.right }))),
      now: pieces(words.map((pair) => ({ text: pair.right, changed: pair.left !== pair.right }))),
    }
  })
}

/** Joins neighbouring words of the same kind. */
function pieces(words: readonly { text: string | undefined; changed: boolean }[]): Piece[] {
  const joined: Piece[] = []
  for (const { text, changed } of words) {
    const last = joined.at(-1)
    if (text === undefined) continue
    if (last?.changed === changed) joined[joined.length - 1] = { text: last.text + text, changed }
    else joined.push({ text, changed })
  }
  return joined
}
