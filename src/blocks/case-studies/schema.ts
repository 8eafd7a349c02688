import { z } from 'zod'
import { anchored, directive } from '../../content/block-context.ts'
import type { CaseStudy } from '../../content/collection-schemas.ts'
import type { MaybeIllustrative } from '../../content/collections.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'case-studies': { type: 'case-studies'; studies: MaybeIllustrative<CaseStudy>[] }
  }
}

export const directives = {
  'case-studies': directive(z.strictObject({}), (_, __, context) => ({
    type: 'case-studies',
    // Featured ones first.
    studies: [...context.collections.caseStudies.values()]
      .sort((a, b) => Number(b.featured) - Number(a.featured))
      .map((study) => anchored(study, context)),
  })),
}
