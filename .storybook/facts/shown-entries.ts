import type { ContentFile } from '../../cli/content/read-sources.ts'
import { reviewBlocks } from '../../cli/content/review/blocks.ts'
import type { Page } from '../../src/content/model.ts'

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
