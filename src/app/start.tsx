import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { installCookieSettings } from '../consent/consent.ts'
import type { Submission } from '../forms/submission.ts'
import type { Outbox } from '../outbox/contract.ts'
import { localeOf } from '../site/locales.ts'
import { App, PageParts } from './app.tsx'
import { followConsent } from './follow-consent.ts'
import { loadI18n } from './i18n.ts'
import { loadIslands } from './islands.tsx'
import { loadLateStyles } from './late-styles.ts'
import { pageOutbox } from './outbox.ts'
import { readPage } from './page-document.ts'
import { Visits } from './visits.tsx'
import { registerWorker } from './worker/register.ts'

let outbox: Outbox<Submission> | undefined

/** What must not wait for the page to render, and happens once, however often a script has to be asked for again. */
function begin(): Outbox<Submission> {
  if (outbox) return outbox
  outbox = pageOutbox()
  followConsent(outbox)
  return outbox
}

/** React takes over the document that was prerendered; fulfilled once every interactive part listens. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const outbox = begin()
  const first = readPage(document, location.pathname)
  const [i18n] = await Promise.all([loadI18n(localeOf(first.path)), loadIslands(first.parts), loadLateStyles(document)])
  installCookieSettings(document)
  await new Promise<void>((hydrated) => {
    const page = (
      <>
        <App i18n={i18n} outbox={outbox}>
          <Visits first={first}>{({ parts }) => <PageParts parts={parts} />}</Visits>
        </App>
        <WhenHydrated do={hydrated} />
      </>
    )
    // As a transition, hydration is cut into slices that leave room for whoever is scrolling.
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('The page differs from its prerendered HTML:', error),
        onCaughtError(error) {
          console.error(error)
          // A page of a later deploy, fetched by this one, may hold parts that this one does not know.
          void import('./worker/recover.ts').then((worker) => worker.reloadIfStale(window))
        },
      })
    })
  })
  if (import.meta.env.PROD) void registerWorker()
}

/** Outside the error boundary: a page that failed has been taken over as well. */
function WhenHydrated({ do: hydrated }: { do: () => void }) {
  useLayoutEffect(hydrated, [hydrated])
  return null
}
