import { Fragment } from 'react'
import type { Action } from '../content/model.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The buttons of a block: the first is what we would have the reader do. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className="actions">
      {actions.map((action, index) => (
        // The space is for who reads the text without the styles.
        <Fragment key={action.href}>
          <ButtonLink href={action.href} size="lg" variant={index === 0 ? 'default' : 'outline'}>
            {action.text}
          </ButtonLink>{' '}
        </Fragment>
      ))}
    </p>
  )
}
