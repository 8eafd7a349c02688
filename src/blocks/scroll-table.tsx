import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

/** A table of running text; wide ones scroll by themselves, by keyboard too. */
export function ScrollTable({ children }: ComponentProps<'table'>) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table" aria-label={t`Table`} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}
