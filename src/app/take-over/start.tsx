import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fillIn, valuesOf } from '../../forms/form-elements.ts'
import { localeOf } from '../../site/locales.ts'
import { addStyles } from '../../ui/add-styles.ts'
import { App } from '../app.tsx'
import { pageOutbox } from '../background/outbox.ts'
import { loadI18n } from '../i18n.ts'
import lateStyles from '../late.css?inline'
import { current, takeOver } from '../visits/visits.ts'
import { stale } from '../worker/stale.ts'
import { prepare, VisitedPage } from './visited-page.tsx'

/** React takes over the page that is on the screen; resolves once every interactive part listens. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  let first = current()
  const [i18n] = await Promise.all([loadI18n(localeOf(first.path)), prepare(first)])
  // Someone may have followed a link meanwhile.
  while (first !== current()) {
    first = current()
    await prepare(first)
  }
  takeOver()
  addStyles(lateStyles)
  const carry = carryTyped(root)
  await new Promise<void>((hydrated) => {
    const done = () => {
      carry()
      hydrated()
    }
    const page = (
      <>
        {/* A page of a later deploy, fetched by this one, may hold parts that this one does not know. */}
        <App i18n={i18n} outbox={pageOutbox()} onError={stale}>
          <VisitedPage first={first} />
        </App>
        <WhenHydrated do={done} />
      </>
    )
    // As a transition, hydration is cut into slices, between which the page can scroll.
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('The page differs from its prerendered HTML:', error),
      })
    })
  })
}

/** Outside the error boundary: a page that failed has been taken over as well. */
function WhenHydrated({ do: hydrated }: { do: () => void }) {
  useLayoutEffect(hydrated, [hydrated])
  return null
}

/**
 * For a page that a translation of the browser or an extension has changed: React then discards what was prerendered and
 * renders it anew, with empty forms and without the focus.
 * @returns a function that carries both over, to be called in the commit in which React takes over the page
 */
function carryTyped(root: Element): () => void {
  const before = [...root.querySelectorAll('form')]
  let focused: Element | null = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused = target
  }
  document.addEventListener('focusin', follow)

  return () => {
    document.removeEventListener('focusin', follow)
    const after = [...root.querySelectorAll('form')]
    for (const [at, form] of before.entries()) {
      const next = after[at]
      if (form.isConnected || next?.id !== form.id) continue
      fillIn(next, valuesOf(form))
      // Sent before React was loaded: inline-scripts.ts.
      if (form.dataset.kept) next.dataset.kept = form.dataset.kept
    }
    // Not where the visitor has left a field that is still there.
    if (focused && !focused.isConnected && document.activeElement === document.body)
      document.getElementById(focused.id)?.focus()
  }
}
