import { type Locale, locales } from '../../../src/site/locales.ts'
import type { ContentFile } from '../read-sources.ts'
import { type ReviewBlock, reviewBlocks } from './blocks.ts'
import type { Lock, Reviewed } from './lock.ts'

export type BlockState = 'in step' | 'en changed' | 'fr changed' | 'both changed' | 'new' | 'gone'

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
