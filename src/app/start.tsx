import { hydrateRoot } from 'react-dom/client'
import { backend } from '../backend/config.ts'
import { createSend } from '../backend/supabase.ts'
import { installCookieSettings } from '../consent/consent.ts'
import { isSubmission } from '../forms/is-submission.ts'
import { openBrowserOutbox } from '../outbox/browser.ts'
import { brand } from '../site/brand.ts'
import { localeOf } from '../site/locales.ts'
import { App, PageParts } from './app.tsx'
import { loadI18n } from './i18n.ts'
import { readPage } from './page-document.ts'
import { Visits } from './visits.tsx'

/** React takes over the document that was prerendered. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const i18n = await loadI18n(localeOf(location.pathname))
  const outbox = openBrowserOutbox({ name: brand.siteId, send: createSend(backend()), isPayload: isSubmission })
  installCookieSettings(document)
  const first = readPage(document, location.pathname)
  hydrateRoot(
    root,
    <App i18n={i18n} outbox={outbox}>
      <Visits first={first}>{({ parts }) => <PageParts parts={parts} />}</Visits>
    </App>,
    { onRecoverableError: (error) => console.error('The page differs from its prerendered HTML:', error) },
  )
}
