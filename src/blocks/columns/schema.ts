import { z } from 'zod'
import { directive } from '../../content/block-context.ts'
import type { Block } from '../../content/model.ts'

/** Blocks that are side by side on wide screens. */
export type ColumnsBlock = { type: 'columns'; blocks: Block[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    columns: ColumnsBlock
  }
}

export const directives = {
  columns: directive(z.strictObject({}), (_, node, __, inner) => ({ type: 'columns', blocks: inner(node.children) })),
}
