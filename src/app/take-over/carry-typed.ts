import { fillIn, valuesOf } from '../../forms/form-elements.ts'

/**
 * For a page that a translation of the browser or an extension has changed: React then discards what was prerendered and
 * renders it anew, with empty forms and without the focus.
 * @returns a function that carries both over, to be called in the commit in which React takes over the page
 */
export function carryTyped(root: Element): () => void {
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
