type Attributes = Readonly<Record<string, string | boolean>>

/** An element with its attributes (`true`: without a value, `false`: not there) and children, where React is not needed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (value !== false) made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

/** A button as `Button` renders it, where React is not needed. */
export function button(look: Look, content: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: buttonClass(look) }, content)
  made.addEventListener('click', onClick)
  return made
}

type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'pill'
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'
export type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, also for anchors in prerendered text. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return `button button--${variant}${size === 'default' ? '' : ` button--${size}`}`
}
