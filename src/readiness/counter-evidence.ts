import { msg } from '#lingui/macro'
import type { Check } from './check.ts'

/** C-SEO Bench (2025), against what GEO-bench found when one page alone was changed. */
export const laterBenchmark: NonNullable<Check['counter']> = {
  says: msg`A later benchmark with several competitors found most such methods largely ineffective.`,
  source: 'https://arxiv.org/abs/2506.11097',
}
