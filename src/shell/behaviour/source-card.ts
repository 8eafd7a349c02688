import { addStyles } from '../../ui/add-styles.ts'
import { element } from '../../ui/element.ts'
import css from './source-card.css?inline'

/**
 * Shows the source of a mark `[n]`, as it is in the margin of its block, in a card beside the mark, so that the reader
 * stays in place. Escape, a click elsewhere, the back link and leaving it by Tab close it.
 */
export function showSource(mark: HTMLElement): void {
  const source = document.querySelector(mark.getAttribute('href') ?? '')
  if (!source) return
  addStyles(css)
  const card = element('span', {
    class: 'source-card',
    popover: 'auto',
    role: 'dialog',
    'aria-label': mark.ariaLabel ?? '',
    lang: document.documentElement.lang,
    tabindex: '-1',
  })
  card.append(...contentsOf(source, mark))
  const close = () => card.hidePopover()
  card.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!link) return
    // The mark is right here, so going back to it must not add an entry to the history.
    if (link.hash === `#${mark.id}`) event.preventDefault()
    close()
  })
  card.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !card.contains(relatedTarget)) close()
  })
  card.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return
    const isLost = card.contains(document.activeElement) || document.activeElement === document.body
    card.remove()
    if (isLost) mark.focus({ preventScroll: true })
  })
  // After the mark, so that Tab goes on from there.
  mark.after(card)
  card.showPopover()
  placeBeside(card, mark)
  card.focus({ preventScroll: true })
}

/** The source as in the margin, with its evidence unfolded and one back link, to the mark that was pressed. */
function contentsOf(source: Element, mark: HTMLElement): Node[] {
  const copy = element('span')
  copy.append(...source.cloneNode(true).childNodes)
  const [back, ...others] = copy.querySelectorAll<HTMLAnchorElement>('.sources__back')
  for (const other of others) other.remove()
  for (const details of copy.querySelectorAll('details')) {
    details.querySelector('summary')?.remove()
    details.replaceWith(...details.childNodes)
  }
  if (back) {
    back.hash = mark.id
    back.textContent = back.ariaLabel
    copy.append(back)
  }
  return [...copy.childNodes]
}

/** Below the mark, or above it where there is more room; on narrow screens at the bottom (source-card.css). */
function placeBeside(card: HTMLElement, mark: HTMLElement): void {
  const at = mark.getBoundingClientRect()
  const left = Math.max(0, Math.min(at.left + scrollX, document.documentElement.clientWidth - card.offsetWidth - 16))
  const isBelow = at.bottom + 4 + card.offsetHeight + 16 < innerHeight || at.top < card.offsetHeight
  const top = isBelow ? at.bottom + 4 : at.top - card.offsetHeight - 4
  card.style.setProperty('--at', `${top + scrollY}px auto auto ${left}px`)
}
