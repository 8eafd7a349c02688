import type { MessageDescriptor, Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addStyles } from '../ui/add-styles.ts'
import { button, element } from '../ui/element.ts'
import { consent } from './consent.ts'
import css from './custom-view.css?inline'
import { lateWords, translatorOf } from './words.ts'

/** The view with a switch for each purpose, and with what would be sent. */
export async function customView(locale: string, words: Messages, onBack: () => void): Promise<HTMLFormElement> {
  const messages = { ...words, ...(await lateWords(locale)) }
  const translate = translatorOf(messages)
  addStyles(css)
  const before = consent.choice.peek()?.preferences

  /** A switch with its explanation; the necessary one is locked on. */
  const onOff = (name: string, label: MessageDescriptor, hint: MessageDescriptor, on = false) => {
    const id = `consent-${name}`
    const isLocked = name === 'necessary'
    return element(
      'div',
      { class: 'switch' },
      element('input', {
        id,
        name: isLocked ? false : name,
        type: 'checkbox',
        role: 'switch',
        'aria-describedby': `${id}-hint`,
        checked: on,
        disabled: isLocked,
      }),
      element('label', { for: id }, translate(label)),
      element('p', { class: 'field__hint', id: `${id}-hint` }, translate(hint)),
    )
  }

  const form = element(
    'form',
    { method: 'dialog' },
    element(
      'div',
      { class: 'consent__head' },
      element('h2', {}, translate(msg`Customize cookies`)),
      closeButton(translate(msg`Close`), onBack),
    ),
    element(
      'div',
      { class: 'consent__switches' },
      onOff('necessary', msg`Necessary`, msg`Keeps this choice and the messages you send. Always on.`, true),
      onOff('analytics', msg`Analytics`, msg`Which pages are read, and for how long.`, before?.analytics),
      onOff('marketing', msg`Marketing`, msg`Which of our campaigns brought you here.`, before?.marketing),
    ),
    whatWouldBeSent(translate(msg`What we would send`), async (place) =>
      (await import('./sent/show-sent.tsx')).showSent(locale, messages, place),
    ),
    element(
      'div',
      { class: 'consent__actions' },
      button({ variant: 'outline' }, translate(msg`Back`), onBack),
      element('button', { type: 'submit', class: 'button button--default' }, translate(msg`Save choices`)),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = new FormData(form)
    consent.choose({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') })
  })
  return form
}

function closeButton(label: string, onClick: () => void): HTMLButtonElement {
  const made = button({ variant: 'ghost', size: 'icon' }, '', onClick)
  made.setAttribute('aria-label', label)
  made.append(cross())
  return made
}

/** As `CloseButton` draws it. */
function cross(): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  const drawn = { viewBox: '0 0 16 16', width: '1em', height: '1em', stroke: 'currentColor', 'stroke-width': '1.5' }
  for (const [name, value] of Object.entries(drawn)) svg.setAttribute(name, value)
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'm3 3 10 10M13 3 3 13')
  svg.append(path)
  return svg
}

/** Few visitors open it, so that React is loaded only then. */
function whatWouldBeSent(summary: string, show: (place: Element) => Promise<void>): HTMLDetailsElement {
  const place = element('div')
  const details = element('details', {}, element('summary', {}, summary), place)
  const open = () => {
    if (!details.open) return
    details.removeEventListener('toggle', open)
    // Could not be loaded: tried again when this is opened the next time.
    show(place).catch(() => details.addEventListener('toggle', open))
  }
  details.addEventListener('toggle', open)
  return details
}
