import type { NamedInput, Report } from '../../readiness/report.ts'

/** To the worker: pages to judge. */
export type Question = { readonly pages: readonly NamedInput[] }

/** From the worker: each page when it is judged, then the end. */
export type Answer =
  | { readonly kind: 'report'; readonly report: Report; readonly ms: number }
  | { readonly kind: 'done' }
