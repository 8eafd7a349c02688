import { z } from 'zod'
import { anchored, directive, entries, ids } from '../../content/block-context.ts'
import { listed } from '../../content/references.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    /** `detail`: with what is known of each work. `kind`: the works that a page rests on are numbered, others are not. */
    'source-list': {
      type: 'source-list'
      entries: ListedSource[]
      detail: boolean
      kind: 'numbered' | 'others'
    }
  }
}

const schema = z.strictObject({
  ids,
  detail: z.literal('true').optional(),
  kind: z.enum(['numbered', 'others']).default('numbered'),
})

export const directives = {
  'source-list': directive(schema, ({ ids: wanted, detail, kind }, node, context) => ({
    type: 'source-list',
    entries: entries(wanted, context.sources, 'sources', node, context).map((source) =>
      anchored(listed(source, context), context),
    ),
    detail: detail !== undefined,
    kind,
  })),
}
