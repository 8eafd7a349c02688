import { checkerWords } from '../../../checker/words.ts'
import { sharedCache } from '../../../site/ledger.ts'
import type { Locale } from '../../../site/locales.ts'
import { checkerId } from '../../../site/shared.ts'
import { addWords } from '../../../ui/add-words.ts'
import { lateTool } from '../../late-tool.tsx'

/** Whether another app has given something to check: by sharing it, or by opening files with the installed site. */
async function isOpenedWith(): Promise<boolean> {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches
  if (isInstalled && 'launchQueue' in window) return true
  try {
    return await caches.has(sharedCache)
  } catch {
    // Missing on plain HTTP, or denied: then nothing was stored there either.
    return false
  }
}

/** `audit`: path of the page with the form that a result may be carried to. */
export default lateTool<{ locale: Locale; audit: string }>(
  checkerId,
  async (i18n) => {
    const [{ Live }] = await Promise.all([
      import('../../../checker/live-checker.tsx'),
      addWords(i18n, checkerWords),
      import('../../../checker/worker/auditor.ts').then(({ auditor }) => auditor.prepare()),
    ])
    return Live
  },
  isOpenedWith,
)
