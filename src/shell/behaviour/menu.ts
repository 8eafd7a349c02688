/**
 * What the native menu lacks: submenus close on a click elsewhere, on Escape and when a link is chosen, the panel closes
 * when a link is chosen and when the screen becomes wide.
 */
export function enhanceMenu(document: Document): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('.menu details[open]')
  const panel = () => document.querySelector<HTMLElement>('#menu')

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('.menu a')
    for (const details of open()) if (link || !details.contains(target)) details.open = false
    if (link) panel()?.hidePopover()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const details of open()) {
      details.open = false
      details.querySelector('summary')?.focus()
    }
  })
  matchMedia('(min-width: 64rem)').addEventListener('change', () => panel()?.hidePopover())
}
