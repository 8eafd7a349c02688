import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

/** A table of running text; wide ones scroll by themselves, by keyboard too. */
export function ScrollTable({ children }: ComponentProps<'table'>) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a region: several tables of a page are no landmarks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table" role="group" aria-label={t`Table`} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** A header cell; the empty corner above a column of row names is no header. */
export function HeaderCell({ children }: ComponentProps<'th'>) {
  return children ? <th scope="col">{children}</th> : <td />
}
