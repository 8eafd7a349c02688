import { z } from 'zod'
import { anchored, type BlockContext, directive } from '../../content/block-context.ts'
import type { CaseStudy } from '../../content/collection-schemas.ts'
import type { MaybeIllustrative, Placed } from '../../content/collections.ts'
import { resolveLink } from '../../content/references.ts'

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
      .sort((a, b) => Number(b.value.featured) - Number(a.value.featured))
      .map((study) => anchored({ ...study.value, caseStudyUrl: addressOf(study, context) }, context)),
  })),
}

/** A page of this site is named by its route, as in copy. */
function addressOf({ file, value, placeOf }: Placed<CaseStudy>, context: BlockContext): string | undefined {
  const { caseStudyUrl: url } = value
  if (!url?.startsWith('route:')) return url
  const target = resolveLink(url, placeOf(['caseStudyUrl']), { ...context, file })
  return target.kind === 'address' ? target.href : undefined
}
