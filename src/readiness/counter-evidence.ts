import type { Check } from './check.ts'
import { said } from './said.ts'

/** C-SEO Bench (2025), against what GEO-bench found when one page alone was changed. */
export const laterBenchmark: NonNullable<Check['counter']> = {
  says: said(
    'A later benchmark with several competitors found most such methods largely ineffective.',
    'Un banc d’essai ultérieur, avec plusieurs concurrents, a jugé la plupart de ces méthodes sans grand effet.',
  ),
  source: 'https://arxiv.org/abs/2506.11097',
}
