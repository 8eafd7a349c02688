/**
 * The controls of passages and videos (src/blocks/passage.tsx, video/view.tsx), and the marks that lead to a source.
 * @param onMissing told when what a control does cannot be loaded
 */
export function enhancePassages(onMissing: () => void): void {
  document.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action],[href^="#source-"]') : null
    if (!control) return
    const { action = 'source' } = control.dataset
    if (!/^(cop|cit|film-|source)/.test(action)) return
    // These are links: with a modifier key they open a new tab or window.
    if (/play|seek|source/.test(action)) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
    }
    import('./act.ts')
      .then((m) => m.act(control, action))
      // Without the card a mark still leads to the margin.
      .catch(() => (control instanceof HTMLAnchorElement ? location.assign(control.href) : onMissing()))
  })
}
