import { z } from 'zod'
import { directive } from '../../content/block-context.ts'
import type { ArticleTeaser } from '../../content/model.ts'

export type ArticlesBlock = { type: 'articles'; articles: ArticleTeaser[] }

declare module '../../content/model.ts' {
  interface BlockKinds {
    articles: ArticlesBlock
  }
}

export const directives = {
  articles: directive(z.strictObject({}), (_, __, context) => ({ type: 'articles', articles: context.articles() })),
}
