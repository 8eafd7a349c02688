import type { ReactNode } from 'react'

/** A scrollable region for content larger than the panel, focusable so that the keyboard can scroll it. */
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
