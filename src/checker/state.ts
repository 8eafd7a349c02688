import type { Report } from '../readiness/report.ts'
import type { Comparison, StoredCheck } from './history.ts'

/** What the checker shows. */
export type CheckerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly done: number; readonly of: number }
  | {
      readonly kind: 'result'
      readonly reports: readonly Report[]
      /** Which of them is open. */
      readonly shown: number
      /** Against an earlier check of the same page, or the one that was chosen. */
      readonly comparison: Comparison | undefined
      /** What is stored of each, when the visitor keeps it. */
      readonly checks: readonly StoredCheck[]
    }
  | { readonly kind: 'failed' }

/** What a visitor can do with what is shown. */
export type CheckerActions = {
  stop(): void
  show(index: number): void
  keep(): void
  compareWith(id: string): void
  forget(id: string): void
  forgetAll(): void
  save(format: 'markdown' | 'json'): void
  print(): void
  copy(text: string): void
  carry(): void
}
