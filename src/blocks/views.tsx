import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import type { OwnScores } from '../checker/own-scores.ts'
import type { Block, BlockKinds, Page } from '../content/model.ts'
import type { Navigation } from '../publish/navigation.ts'
import type { Part } from './outline.ts'

/** What a block may know of the page that it is on. */
export type Around = {
  page: Page
  navigation: Navigation
  i18n: I18n
  /** The day of the page's last change, of a page that has one. */
  updated: string | undefined
  /** What the pages of this site score; unknown until all of them are rendered. */
  own: OwnScores | undefined
}

export type ViewOf<Kind extends keyof BlockKinds> = Around & {
  block: BlockKinds[Kind]
  /** Whether the block before it is only a heading, which then is that of this block. */
  isBelowHeading: boolean
}

/** Text and islands of a block. `compose` makes those of the blocks that it holds. */
export type PartsOf<Kind extends keyof BlockKinds> = (
  block: BlockKinds[Kind],
  around: Around,
  compose: (blocks: readonly Block[]) => Part[],
) => Part[]

/** By kind: a folder with a `view.tsx` has text that never changes. */
const views = import.meta.glob<(props: ViewOf<keyof BlockKinds>) => ReactNode>('./*/view.tsx', {
  eager: true,
  import: 'default',
})

/** By kind: a folder with a `parts.tsx` is interactive. Its text, if it has a view as well, comes after its parts. */
const parts = import.meta.glob<PartsOf<keyof BlockKinds>>('./*/parts.tsx', { eager: true, import: 'default' })

export const hasView = ({ type }: Block) => `./${type}/view.tsx` in views

export const partsOf: (...given: Parameters<PartsOf<keyof BlockKinds>>) => Part[] | undefined = (block, ...given) =>
  parts[`./${block.type}/parts.tsx`]?.(block, ...given)

export function BlockView({ block, ...rest }: ViewOf<keyof BlockKinds>) {
  const View = views[`./${block.type}/view.tsx`]
  if (!View) throw new Error(`src/blocks/${block.type}/ has neither view.tsx nor parts.tsx. Write one of them.`)
  return <View block={block} {...rest} />
}
