import type { ReactNode } from 'react'

/** What may be wider or longer than the panel: it is reached with the keyboard, too. */
export function Scroll({
  name,
  className = 'scroll',
  testId,
  children,
}: {
  name: string
  className?: string
  testId?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls with the keys
    <div role="group" className={className} aria-label={name} tabIndex={0} data-testid={testId}>
      {children}
    </div>
  )
}
