import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button-class.ts'

export function Button({ variant, size, ...rest }: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ variant, size })} />
}

/** An anchor that looks like a button, for links to other pages. */
export function ButtonLink({ variant, size, ...rest }: Omit<ComponentProps<'a'>, 'className'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size })} />
}
