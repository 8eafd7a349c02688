import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    articles: { type: 'articles'; articles: ArticleTeaser[] }
  }
}

export const directives = {
  articles: directive(z.strictObject({}), (_, __, context) => ({ type: 'articles', articles: context.articles() })),
}
