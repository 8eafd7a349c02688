import type { ComponentProps } from 'react'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'pill'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'
type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, also for anchors in prerendered text. */
export function buttonClass({ variant = 'default', size = 'default' }: Look = {}): string {
  return `button button--${variant}${size === 'default' ? '' : ` button--${size}`}`
}

export function Button({ variant, size, ...rest }: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ variant, size })} />
}

/** An anchor that looks like a button: for what leads to another page. */
export function ButtonLink({ variant, size, ...rest }: Omit<ComponentProps<'a'>, 'className'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size })} />
}
