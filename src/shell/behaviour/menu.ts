/**
 * What the native menu lacks: submenus close on a click elsewhere, on Escape and when a link is chosen, the panel closes
 * when a link is chosen and when the screen becomes wide; both close when the focus leaves them, which they would hide.
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
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const details of open()) if (!details.contains(target)) details.open = false
    const menu = panel()
    if (menu?.matches(':popover-open') && !menu.contains(target)) menu.hidePopover()
  })
  matchMedia('(min-width: 64rem)').addEventListener('change', () => panel()?.hidePopover())
}
