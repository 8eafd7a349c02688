import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './element.ts'

export function Button({ variant, size, ...rest }: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ variant, size })} />
}

/** An anchor that looks like a button, for links to other pages. */
export function ButtonLink({ variant, size, ...rest }: Omit<ComponentProps<'a'>, 'className'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size })} />
}

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" stroke="currentColor" strokeWidth="1.5">
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </Button>
  )
}
