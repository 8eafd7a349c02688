import type { ReactNode } from 'react'
import type { BlockKinds } from '../content/model.ts'

/** What the view of a kind of block is given. `updated`: the day of the page's last change, of a page that has one. */
export type ViewOf<Kind extends keyof BlockKinds> = { block: BlockKinds[Kind]; updated: string | undefined }

/** The views by kind: a folder with a `view.tsx` is text only. What is interactive is composed in src/app/compose.tsx. */
const views = import.meta.glob<(props: ViewOf<keyof BlockKinds>) => ReactNode>('./*/view.tsx', {
  eager: true,
  import: 'default',
})

export function BlockView({ block, updated }: ViewOf<keyof BlockKinds>) {
  const View = views[`./${block.type}/view.tsx`]
  if (!View) throw new Error(`src/blocks/${block.type}/view.tsx does not exist. Write it, or compose the block.`)
  return <View block={block} updated={updated} />
}
