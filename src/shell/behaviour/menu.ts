/**
 * What the native menu lacks: submenus close on a click elsewhere, on Escape and when a link is chosen, the panel closes
 * when a link is chosen and when the screen becomes wide; both close when the focus leaves the menu, for they would cover it.
 */
export function enhanceMenu(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('.menu details[open]')
  const panel = () => document.querySelector<HTMLElement>('#menu')
  const close = () => {
    for (const details of open()) details.open = false
    panel()?.hidePopover()
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('.menu a')
    if (link) return close()
    for (const details of open()) if (!details.contains(target)) details.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const details of open()) {
      details.open = false
      details.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    // Not from one submenu to its neighbour: in the panel, the pressed item would move away from under the finger.
    if (target instanceof Element && !target.closest('#menu')) close()
  })
  // The bar, and an open menu in it, stay when the page changes.
  addEventListener('popstate', close)
  matchMedia('(min-width: 64rem)').addEventListener('change', () => panel()?.hidePopover())
}
