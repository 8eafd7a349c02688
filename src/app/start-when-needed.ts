/** Events on an interactive part that call for React, and those that must happen again once it is there. */
const wanted = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const
const interactive = '[data-island], form, [data-action="cookie-settings"]'

/**
 * Starts React at the first sign that someone needs it, else when the browser is idle after load. A form that is sent
 * and a button that is pressed before are repeated once React has taken over.
 *
 * @param start fulfilled when React listens: it repeats no submit that came while it hydrated
 * @param onFailure told when React could not be loaded; the next sign tries again
 */
export function startWhenNeeded(window: Window, start: () => Promise<void>, onFailure: () => void): void {
  const { document } = window
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let started: Promise<void> | undefined
  const run = () => {
    started ??= start().then(
      () => stop.abort(),
      (error) => {
        started = undefined
        window.addEventListener('online', () => void run().catch(() => {}), { once: true })
        onFailure()
        throw error
      },
    )
    return started
  }

  const early = window.early ?? []
  delete window.early
  for (const form of early) void run().then(() => form.requestSubmit())

  for (const type of wanted) document.addEventListener(type, (event) => onEvent(event), options)

  function onEvent(event: Event) {
    const target = event.target
    if (!(target instanceof Element) || !target.closest(interactive)) return
    const done = run()
    // Kept as it was typed by early-messages.ts.
    if (event.defaultPrevented) return void done.catch(() => {})
    const again = repeat(event, target)
    if (!again) return
    event.preventDefault()
    void done.then(again)
  }

  const whenIdle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}

function repeat(event: Event, target: Element): (() => void) | undefined {
  if (event.type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit()
  if (event.type === 'click') {
    const control = target.closest<HTMLElement>('[data-action="cookie-settings"],[data-checker]')
    if (control) return () => control.click()
  }
  return undefined
}
