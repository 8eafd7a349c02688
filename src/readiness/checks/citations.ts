import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { benchmark, fail, pass, remark, skip, warn } from '../judgement.ts'
import { informs } from '../page/kind-of-page.ts'
import { worksLinked } from '../page/sources.ts'

export const citations: Check = {
  id: 'evidence/citations',
  weight: 6,
  grade: 'B',
  hint: true,
  title: msg`The text cites works of others.`,
  why: msg`Citing sources raised the visibility of a page by 27% on GEO-bench, and most for pages that rank low. Readers can check what is said.`,
  remedy: msg`Link the studies, standards, and documentation that the text rests on.`,
  source: 'https://arxiv.org/abs/2311.09735',
  counter: benchmark,
  judge({ page, address }) {
    const works = worksLinked(page, address?.host)
    if (works >= 2) return pass(msg`${{ works }} works are linked.`)
    if (!informs(page)) return skip(msg`The page does not set out to inform: it needs no sources.`)
    const fix = '<a href="https://…">…</a>'
    return works === 1
      ? warn(remark(msg`One work is linked.`, 0), fix)
      : fail(remark(msg`No work of others is linked.`, 0), fix)
  },
}
