import type { ReactNode } from 'react'
import type { BlockKinds } from '../content/model.ts'

export type ViewOf<Kind extends keyof BlockKinds> = {
  block: BlockKinds[Kind]
  /** The day of the page's last change, of a page that has one. */
  updated: string | undefined
  /** Whether the block before it is no more than a heading: then that is its own. */
  isBelowHeading: boolean
}

/** The views by kind: a folder with a `view.tsx` is text only. What is interactive is composed in src/app/compose.tsx. */
const views = import.meta.glob<(props: ViewOf<keyof BlockKinds>) => ReactNode>('./*/view.tsx', {
  eager: true,
  import: 'default',
})

export function BlockView({ block, ...rest }: ViewOf<keyof BlockKinds>) {
  const View = views[`./${block.type}/view.tsx`]
  if (!View) throw new Error(`src/blocks/${block.type}/view.tsx does not exist. Write it, or compose the block.`)
  return <View block={block} {...rest} />
}
