/** The controls of passages and videos (src/blocks/passage.tsx, video/view.tsx). */
export function enhancePassages(document: Document): void {
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const action = control?.dataset.action
    if (!control || !action || !/^(cop|cit|film-)/.test(action)) return
    // Playing and seeking are links: in a tab of its own each stays one.
    if (/play|seek/.test(action)) {
      if (event.metaKey || event.ctrlKey) return
      event.preventDefault()
    }
    void import('./act.ts').then((m) => m.act(control, action))
  })
}
