/** The controls of a passage (src/blocks/passage.tsx); what they do is loaded with the first click. */
export function enhancePassages(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-action="copy-link"], [data-action="cite"]') : null
    if (button) void import('./copy-passage.ts').then(({ copyPassage }) => copyPassage(button))
  })
}
