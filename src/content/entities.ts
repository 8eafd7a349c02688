import type { Question, Thing } from 'schema-dts'
import { schemas } from '../blocks/schemas.ts'
import { everyBlock } from './find.ts'
import type { Block, BlockKinds, Page, PageHead } from './model.ts'

/** The structured data of a block; `isFirst`: no other block of its kind is above it. */
export type EntitiesOf<Kind extends keyof BlockKinds, Node = Thing> = (
  block: BlockKinds[Kind],
  page: PageHead,
  isFirst: boolean,
) => Node[]

/** The structured data of a page's blocks, as each `src/blocks/<kind>/schema.ts` makes it. */
export function structuredData(blocks: readonly Block[], page: PageHead): Pick<Page, 'entities' | 'asked'> {
  const all = everyBlock(blocks)
  const made = all.map((block, index) => {
    const isFirst = all.findIndex(({ type }) => type === block.type) === index
    const { entities, asked } = schemas[block.type] ?? {}
    return { entities: entities?.(block, page, isFirst) ?? [], asked: asked?.(block, page, isFirst) ?? [] }
  })
  return { entities: made.flatMap((one) => one.entities), asked: made.flatMap((one): Question[] => one.asked) }
}
