import type { Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addStyles } from '../ui/add-styles.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { button, element } from '../ui/element.ts'
import css from './consent.css?inline'
import { consent } from './consent.ts'
import { makeRoom } from './make-room.ts'
import { type Translate, translatorOf } from './words.ts'

/**
 * Asks for a choice about cookies until there is one, at the end of `host`. Made here and not prerendered: whether it is
 * needed is known by the browser only. Without React, which most visitors who are asked have no use for yet.
 * @param onMissing told when the choice one by one cannot be loaded; the next press asks again
 */
export function showBanner(locale: string, messages: Messages, host: Element, onMissing: () => undefined): void {
  const translate = translatorOf(messages)
  const banner = element('section', {
    class: 'consent',
    role: 'dialog',
    'aria-label': translate(msg`Cookie settings`),
    tabindex: '-1',
  })
  let isCustom = false

  const show = (...view: Node[]) => {
    // First: once it has lost the focus it may be hidden, and a hidden element cannot be focused.
    banner.focus()
    banner.replaceChildren(...view)
    reveal()
  }
  /** In a low window, or with large text, it is at the end of the page, and the focus alone shows as little of it as its edge. */
  const reveal = () => {
    if (getComputedStyle(banner).position !== 'fixed') banner.scrollIntoView({ block: 'start' })
  }
  async function showCustom() {
    const view = await import('./custom-view.ts')
      .then(({ customView }) => customView(locale, messages, back))
      .catch(onMissing)
    if (!view || !banner.isConnected) return
    isCustom = true
    show(view)
  }
  const back = () => {
    isCustom = false
    show(...defaultView(translate, showCustom))
  }

  banner.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    // Before a choice Escape does not close the banner, but goes back one view.
    if (consent.choice.peek()) consent.close()
    else if (isCustom) back()
  })

  addStyles(css)
  banner.append(...defaultView(translate, showCustom))
  // The focus goes back to where it was before it came here.
  let before: HTMLElement | undefined
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) before = relatedTarget
  })
  host.append(banner)
  // Visitors who press the button of the footer get the focus on it; others are left where they are reading.
  const settings = '[data-action="cookie-settings"]'
  const take = () => {
    // Hidden while it would cover something, it could not be focused.
    banner.removeAttribute('data-covers')
    banner.focus()
    reveal()
  }
  const onPress = ({ target }: MouseEvent) => target instanceof Element && target.closest(settings) && take()
  document.addEventListener('click', onPress)
  if (document.activeElement?.matches(settings)) take()
  const leaveRoom = makeRoom(banner)
  const stop = consent.bannerOpen.subscribe((open) => {
    if (open) return
    // The banner disappears at once, as the answer to a press; its room and the focus are given back after that paint.
    banner.style.display = 'none'
    afterPaint(() => {
      stop()
      banner.remove()
      document.removeEventListener('click', onPress)
      leaveRoom()
      if (document.activeElement === document.body) before?.focus({ preventScroll: true })
    })
  })
}

function defaultView(translate: Translate, onCustomize: () => void): Node[] {
  const all = (yes: boolean) => () => consent.choose({ analytics: yes, marketing: yes })
  return [
    element(
      'div',
      { class: 'consent__words' },
      element('h2', {}, translate(msg`May we measure which pages are read?`)),
      element(
        'p',
        {},
        translate(
          msg`What the site needs to work is always on. Nothing is measured before you choose, and you can change your mind at any time.`,
        ),
      ),
    ),
    element(
      'div',
      { class: 'consent__actions' },
      button({}, translate(msg`Accept all`), all(true)),
      button({}, translate(msg`Reject all`), all(false)),
      button({ variant: 'outline' }, translate(msg`Customize`), onCustomize),
    ),
  ]
}
