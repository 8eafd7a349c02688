import { z } from 'zod'
import { anchored, type BlockContext, type Directive, directive } from '../../content/block-context.ts'
import type { CaseStudy } from '../../content/collection-schemas.ts'
import type { MaybeIllustrative } from '../../content/collections.ts'
import { resolveLink } from '../../content/references.ts'
import { placeOf } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'case-studies': { type: 'case-studies'; studies: MaybeIllustrative<CaseStudy>[] }
  }
}

export const directives = {
  'case-studies': directive(z.strictObject({}), (_, node, context) => ({
    type: 'case-studies',
    // Featured ones first.
    studies: [...context.collections.caseStudies.values()]
      .sort((a, b) => Number(b.featured) - Number(a.featured))
      .map((study) => anchored({ ...study, caseStudyUrl: addressOf(study, node, context) }, context)),
  })),
}

/** A page of this site is named by its route, as in copy. */
function addressOf({ caseStudyUrl: url }: CaseStudy, node: Directive, context: BlockContext): string | undefined {
  if (!url?.startsWith('route:')) return url
  const target = resolveLink(url, placeOf(node), context)
  return target.kind === 'address' ? target.href : undefined
}
