/**
 * The controls of passages and videos (src/blocks/passage.tsx, video.tsx); what they do is loaded with the first click.
 */
export function enhancePassages(document: Document): void {
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const action = control?.dataset.action
    if (!control || !action) return
    if (/^(copy-link|cite)$/.test(action)) void import('./copy-passage.ts').then((m) => m.copyPassage(control))
    if (!action.startsWith('film-')) return
    if (/play|seek/.test(action)) {
      // In a tab of its own it is a link.
      if (event.metaKey || event.ctrlKey) return
      event.preventDefault()
    }
    void import('./film/act.ts').then((m) => m.actOnFilm(control))
  })
}
