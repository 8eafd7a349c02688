import { buttonClass, type Look } from './button-class.ts'
import { element } from './element.ts'

/** A button as `Button` renders it, where React is not needed. */
export function button(look: Look, content: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: buttonClass(look) }, content)
  made.addEventListener('click', onClick)
  return made
}
