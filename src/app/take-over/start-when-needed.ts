import { pageEventName } from '../../site/page-events.ts'
import { afterPaint, whenIdle } from '../../ui/after-paint.ts'

/** Events on an interactive part that call for React, and those that must happen again once it is there. */
const wanted = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit', 'invalid'] as const
const interactive = '[data-island], form'

/** Forms and tools. Not live regions, such as that of the toasts: they do not show that a visitor needs React. */
const parts = 'form, [data-island]:not(.notices *)'

/**
 * Starts React at the first sign that someone needs it: a pointer near a form or a tool, a touch of it, or its coming
 * into view while someone scrolls or goes from page to page. A form that is sent and a button that is pressed before
 * are repeated once React has taken over.
 *
 * @param start resolves when React listens: React does not repeat a submit from while it hydrated
 * @param onFailure called when React could not be loaded; the next sign tries again
 * @returns a function that starts it now
 */
export function startWhenNeeded(start: () => Promise<void>, onFailure: () => void): () => Promise<void> {
  const stop = new AbortController()
  const options = { capture: true, passive: false, signal: stop.signal }
  let started: Promise<void> | undefined
  const run = () => {
    // Compiling React takes time: the visitor should first see the effect of the touch.
    started ??= new Promise<void>(afterPaint).then(start).then(
      () => stop.abort(),
      (error) => {
        started = undefined
        addEventListener('online', quietly, { once: true })
        onFailure()
        throw error
      },
    )
    return started
  }
  const quietly = () => void run().catch(() => {})

  const early = window.early ?? []
  delete window.early
  const sendUnlessKept = (form: HTMLFormElement) =>
    void Promise.all([keeping(form), run()]).then(
      ([isKept]) => isKept || submit(form),
      () => {},
    )
  for (const form of early) sendUnlessKept(form)
  // Sent, and not known yet whether they can be kept.
  for (const form of document.forms) if (form.inert) sendUnlessKept(form)
  // Focused before this script was loaded.
  if (document.activeElement?.closest(interactive)) quietly()

  for (const type of wanted) document.addEventListener(type, (event) => onEvent(event), options)

  function onEvent(event: Event) {
    const target = event.target
    if (!(target instanceof Element) || !target.closest(interactive)) return
    const done = run()
    // Sent: inline-scripts.ts keeps it as it was typed.
    if (event.defaultPrevented) {
      if (event.type === 'submit' && target instanceof HTMLFormElement) sendUnlessKept(target)
      return void done.catch(() => {})
    }
    const again = repeat(event, target)
    if (!again) return void done.catch(() => {})
    // The browser's message about a missing field may stay until the form shows its own.
    if (event.type !== 'invalid') event.preventDefault()
    void done.then(again, () => {})
  }

  const onNear = ({ target }: Event) => {
    if (target instanceof Element && target.closest('section, .footer__form')?.querySelector(parts)) quietly()
  }
  document.addEventListener('pointerover', onNear, { passive: true, signal: stop.signal })

  // Only after a scroll or a navigation: a form that is in view from the start is no sign yet.
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(quietly)
  })
  const watch = () => {
    seen.disconnect()
    for (const part of document.querySelectorAll(parts)) seen.observe(part)
  }
  addEventListener('scroll', watch, { once: true, passive: true, signal: stop.signal })
  addEventListener(pageEventName, watch, { signal: stop.signal })
  stop.signal.addEventListener('abort', () => seen.disconnect())
  return run
}

function repeat(event: Event, target: Element): (() => void) | undefined {
  if (event.type === 'submit' && target instanceof HTMLFormElement) return () => submit(target)
  if (event.type === 'invalid') {
    const form = target.closest('form')
    // Once for all fields that are missing.
    return form?.querySelector(':invalid') === target ? () => submit(form) : undefined
  }
  if (event.type === 'click') {
    const control = target.closest<HTMLElement>('[data-checker],[data-roi]:not(a)')
    if (control) return () => control.click()
  }
  return undefined
}

/** Resolves to whether inline-scripts.ts could keep the form. It is inert until that is known, and is then told `kept`. */
const keeping = (form: HTMLFormElement) =>
  new Promise<boolean>((resolve) => {
    // At once: the id is gone when React has taken it.
    const look = () => resolve(form.dataset.kept !== undefined)
    if (form.inert) form.addEventListener('kept', look, { once: true })
    else look()
  })

/** Submits a form, or the one that React has rendered in its place (start.tsx). */
function submit(form: Element): void {
  const now = form.isConnected ? form : document.getElementById(form.id)
  if (now instanceof HTMLFormElement) now.requestSubmit()
}
