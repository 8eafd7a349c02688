import { consent } from '../consent/consent.ts'
import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { hasDatabase } from '../outbox/lazy.ts'
import { eventsName } from '../outbox/names.ts'
import { siteId } from '../site/brand.ts'

/** Loads what measures this page once the visitor allows it, or to clear away what an earlier consent has left. */
export function followConsent(outbox: Outbox<Submission>): void {
  let loading = false
  consent.choice.subscribe(async (choice) => {
    if (!choice?.preferences.analytics && !(await hasDatabase(eventsName(siteId)))) return
    if (loading) return
    loading = true
    try {
      const { measurePage } = await import('./measure-page.ts')
      await measurePage(consent, outbox)
    } catch {
      // Offline: with the next choice, or the next page.
      loading = false
    }
  })
}
