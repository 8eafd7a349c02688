import type { Question, Thing } from 'schema-dts'
import { schemas } from '../blocks/schemas.ts'
import { everyBlock } from './find.ts'
import type { Block, BlockKinds, Page, PageHead } from './model.ts'

/** The nodes that a block of a page stands for; `isFirst`: no other of its kind is above it. */
export type EntitiesOf<Kind extends keyof BlockKinds, Node = Thing> = (
  block: BlockKinds[Kind],
  page: PageHead,
  isFirst: boolean,
) => Node[]

/** What `src/blocks/<kind>/schema.ts` says of the blocks of that kind, for those of a page. */
export function structuredData(blocks: readonly Block[], page: PageHead): Pick<Page, 'entities' | 'asked'> {
  const all = everyBlock(blocks)
  const made = all.map((block, index) => {
    const isFirst = all.findIndex(({ type }) => type === block.type) === index
    const { entities, asked } = schemas[block.type] ?? {}
    return { entities: entities?.(block, page, isFirst) ?? [], asked: asked?.(block, page, isFirst) ?? [] }
  })
  return { entities: made.flatMap((one) => one.entities), asked: made.flatMap((one): Question[] => one.asked) }
}
