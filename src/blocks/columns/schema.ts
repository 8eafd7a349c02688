import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    /** Blocks that are side by side on wide screens. */
    columns: { type: 'columns'; blocks: Block[] }
  }
}

export const directives = {
  columns: directive(z.strictObject({}), (_, node, __, inner) => ({ type: 'columns', blocks: inner(node.children) })),
}
