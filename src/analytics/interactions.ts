import { depthNow, type Engagement } from './page.ts'
import type { Observed } from './row.ts'

/** Specification, section 9. */
const scrollQuietMs = 150

type Watching = {
  /** The counts of the page that is shown now. */
  engagement(): Engagement
  observe(observed: Observed): void
  /** A visitor touches a form for the first time. */
  onForm(form: string): void
}

/** Counts what a visitor does, and notes the calls to action they follow, until the signal aborts. */
export function watchInteractions({ engagement, observe, onForm }: Watching, signal: AbortSignal): void {
  const options = { signal, passive: true, capture: true }

  const onScroll = settled(scrollQuietMs, (counts: Engagement) => {
    counts.scrolls += 1
    counts.depth = Math.max(counts.depth, depthNow())
  })
  // A page that is left is scrolled to its top, and the next one is there before that rests.
  document.addEventListener('scroll', () => onScroll(engagement()), options)

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('.consent')) return
      engagement().clicks += 1
      const details = interactionOf(target)
      if (details) observe({ type: 'user_interaction', category: 'GEO', details })
    },
    options,
  )

  document.addEventListener(
    'focusin',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form[class*="form--"]') : null
      if (!form) return
      engagement().formInteractions += 1
      onForm(/form--(\w+)/.exec(form.className)?.[1] ?? '')
    },
    options,
  )
}

/** Calls `then`, with what was given last, when the returned function was not called for `quietMs`. */
export function settled<Given extends unknown[]>(quietMs: number, then: (...given: Given) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...given: Given): void => {
    clearTimeout(timer)
    timer = setTimeout(then, quietMs, ...given)
  }
}

/** A call to action, or another control of the page's text; links in running text are counted and not noted. */
function interactionOf(target: Element): Record<string, string> | undefined {
  const link = target.closest<HTMLAnchorElement>('a.button:not([data-action], [data-language-switch])')
  if (link) return { interaction_type: 'cta_click', element: wordsOf(link), target: link.pathname.slice(0, 200) }
  const control = target.closest<HTMLElement>('[data-action]')
  const action = control?.dataset.action
  return control && action ? { interaction_type: action, element: wordsOf(control) } : undefined
}

const wordsOf = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 100)
