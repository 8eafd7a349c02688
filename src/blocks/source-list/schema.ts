import { z } from 'zod'
import { anchored, directive, entries, ids } from '../../content/block-context.ts'
import type { ListedSource } from '../../content/model.ts'
import { imprintOf } from '../../content/references.ts'

export type SourceListBlock = { type: 'source-list'; entries: ListedSource[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    'source-list': SourceListBlock
  }
}

export const directives = {
  'source-list': directive(z.strictObject({ ids }), ({ ids: wanted }, node, context) => ({
    type: 'source-list',
    entries: entries(wanted, context.sources, 'sources', node, context).map((source) =>
      anchored({ ...source, imprint: imprintOf(source, context.locale) }, context),
    ),
  })),
}
