import { z } from 'zod'
import { anchored, directive, entries } from '../../content/block-context.ts'
import type { Author } from '../../content/collection-schemas.ts'
import type { MaybeIllustrative } from '../../content/collections.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    author: { type: 'author'; author: MaybeIllustrative<Author> }
  }
}

export const directives = {
  author: directive(z.strictObject({ id: z.string() }), ({ id }, node, context) => {
    const [author] = entries([id], context.collections.authors, 'authors', node, context)
    return author && { type: 'author', author: anchored(author, context) }
  }),
}
