import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftPages } from '../../../src/content/draft-pages.ts'
import { didYouMean } from '../../../src/content/problem.ts'
import { type Locale, locales } from '../../../src/site/locales.ts'
import { type ContentFile, collectionNames, readSources } from '../read-sources.ts'
import { type ReviewBlock, reviewBlocks } from './blocks.ts'

/** Which version of each language was last reviewed against the other, by block. */
export const lockFile = 'src/content/review.lock'

/** Hashes by language; a block that is meant for one language has one. */
type Reviewed = Partial<Record<Locale, string>>
export type Lock = ReadonlyMap<string, Reviewed>

const title = `# Which version of each block was last reviewed against the other language. Written by: npx citence content review
# One line per block, so that two changes of different blocks never conflict.
`

/** Lines look like `pages/faq#hero en:1f0c… fr:77ab…`; others are ignored. */
export function parseLock(text: string): Lock {
  return new Map(
    text.split('\n').flatMap((line): [string, Reviewed][] => {
      const [name, ...hashes] = line.trim().split(' ')
      if (!name || name.startsWith('#')) return []
      const reviewed: Reviewed = {}
      for (const hash of hashes)
        for (const locale of locales)
          if (hash.startsWith(`${locale}:`)) reviewed[locale] = hash.slice(locale.length + 1)
      return [[name, reviewed]]
    }),
  )
}

export function formatLock(lock: Lock): string {
  const lines = [...lock].map(([name, reviewed]) =>
    [name, ...locales.flatMap((locale) => (reviewed[locale] ? [`${locale}:${reviewed[locale]}`] : []))].join(' '),
  )
  return `${title}${lines.sort().join('\n')}\n`
}

type BlockState = 'in step' | 'en changed' | 'fr changed' | 'both changed' | 'new' | 'gone'

/** A block in both languages, and how it compares with the last review. */
export type Status = {
  /** `pages/faq#hero` */
  name: string
  state: BlockState
  /** The language that has to be updated. */
  stale: Locale | undefined
  blocks: Partial<Record<Locale, ReviewBlock & { file: ContentFile }>>
}

/** `pages/faq` or `questions`: what `review` accepts by name. */
export const groupOf = (file: ContentFile) => ('page' in file ? `pages/${file.page}` : file.collection)

/** The same by the name of a block: `pages/faq#hero`. */
export const groupIn = (name: string) => name.split('#')[0] ?? ''

/** The same by the name of a file: `src/content/pages/faq/fr.md`, `src/content/questions/en.yaml`. */
export const groupNamed = (file: string) => file.replace(/^src\/content\/(.+)\/[^/]+$/, '$1')

/** Every block that exists or was reviewed, in the order of the files. */
export function statusOf(files: readonly ContentFile[], lock: Lock): Status[] {
  const now = new Map<string, Status['blocks']>()
  for (const file of files)
    for (const block of reviewBlocks(file)) {
      const name = `${groupOf(file)}#${block.key}`
      now.set(name, { ...now.get(name), [file.locale]: { ...block, file } })
    }
  const written = [...now].map(([name, blocks]) => ({ name, blocks, ...compare(blocks, lock.get(name)) }))
  const gone = [...lock.keys()].filter((name) => !now.has(name))
  return [...written, ...gone.map((name) => ({ name, blocks: {}, state: 'gone' as const, stale: undefined }))]
}

function compare(blocks: Status['blocks'], reviewed: Reviewed | undefined): Pick<Status, 'state' | 'stale'> {
  if (!reviewed) return { state: 'new', stale: locales.find((locale) => !blocks[locale]) }
  const [en, fr] = locales.map((locale) => blocks[locale]?.hash !== reviewed[locale])
  if (en && fr) return { state: 'both changed', stale: undefined }
  if (en) return { state: 'en changed', stale: 'fr' }
  if (fr) return { state: 'fr changed', stale: 'en' }
  return { state: 'in step', stale: undefined }
}

/** What each language of a block is now, as the lock would have it. */
export const hashesOf = ({ blocks }: Status): Reviewed =>
  Object.fromEntries(locales.flatMap((locale) => (blocks[locale] ? [[locale, blocks[locale].hash]] : [])))

/** The block that tells of a change: of both languages, or of none that changed, the English one where there is one. */
export const changedOf = ({ state, blocks }: Pick<Status, 'state' | 'blocks'>) =>
  state === 'fr changed' ? blocks.fr : (blocks.en ?? blocks.fr)

/** The lock after a review of these blocks: as they are now, and none that is gone. */
export function accept(lock: Lock, reviewed: readonly Status[]): Lock {
  const next = new Map(lock)
  for (const status of reviewed) {
    if (status.state === 'gone') next.delete(status.name)
    else next.set(status.name, hashesOf(status))
  }
  return next
}

export function readLock(root: string): Lock {
  const path = join(root, lockFile)
  return parseLock(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** Records in the lock that both languages of these blocks say the same. */
export function recordReview(root: string, reviewed: readonly Status[]): void {
  writeFileSync(join(root, lockFile), formatLock(accept(readLock(root), reviewed)))
}

/** Pages that are not published, as `groupOf` names them. Approved in the preview, they wait in the lock. */
export const draftGroups = (root: string) => new Set(draftPages(root).map(({ route }) => `pages/${route.id}`))

/** How every block of a project compares with its last review; of drafts, only where their files are given. */
export function readStatus(root: string, files: readonly ContentFile[] = readSources(root)): Status[] {
  const waiting = draftGroups(root).difference(new Set(files.map(groupOf)))
  return statusOf(files, readLock(root)).filter(({ name }) => !waiting.has(groupIn(name)))
}

/** An error for names that match nothing; `undefined` when all match. */
export function unknownNames(known: readonly Status[], names: readonly string[]): string | undefined {
  const groups = known.flatMap(({ name }) => [name, groupIn(name), groupIn(name).replace('pages/', '')])
  const unknown = names.filter((name) => !known.some((status) => isNamed(status, [name])))
  if (unknown.length === 0) return undefined
  const see = 'See: citence content status --all'
  return `nothing is named ${unknown.join(' or ')}. ${unknown.map((name) => didYouMean(name, groups, see)).join(' ')}`
}

/**
 * Whether a block belongs to what a maintainer named: `faq`, `pages/faq`, `questions`, `pages/faq#hero`, a file. `glossary`
 * is the collection alone: nobody may approve the page of that name by it unseen.
 */
export function isNamed({ name, blocks }: Status, words: readonly string[]): boolean {
  const group = groupIn(name)
  const files = Object.values(blocks).map(({ file }) => file.file)
  const short = group.replace('pages/', '')
  const names = [name, group, ...(isCollection(short) ? [] : [short]), ...files]
  return words.some((word) => names.includes(word.replace(/^\.\//, '')))
}

const isCollection = (name: string) => collectionNames.some((one) => one === name)

// How far to search; a block that was reviewed earlier is shown without its old text.
const maxCommits = 200

/** The text a block had when it was reviewed, from git's history; `undefined` when it is not found. */
export function reviewedText(
  root: string,
  file: string,
  { key, hash }: { key: string; hash: string },
): string | undefined {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    return status === 0 ? stdout : undefined
  }
  const commits = git('log', `-${maxCommits}`, '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? []
  for (const commit of commits) {
    const text = git('show', `${commit}:./${file}`)
    const block = text === undefined ? undefined : reviewBlocks({ file, text }).find((one) => one.key === key)
    if (block?.hash === hash) return block.text
  }
  return undefined
}
