import { Fragment } from 'react'
import type { Action } from '../content/model.ts'
import type { Navigation } from '../publish/navigation.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SampleReport } from './sample-report.tsx'

/** The buttons of a block: the first is the one we recommend. */
export function Actions({ actions, navigation }: { actions: readonly Action[]; navigation: Navigation }) {
  if (actions.length === 0) return null
  return (
    <>
      <p className="actions">
        {actions.map((action, index) => (
          // The space separates the links where styles are missing.
          <Fragment key={action.href}>
            <ButtonLink href={action.href} size="lg" variant={index === 0 ? 'default' : 'outline'}>
              {action.text}
            </ButtonLink>{' '}
          </Fragment>
        ))}
      </p>
      {actions.some(({ href }) => href === navigation.callToAction?.href) && <SampleReport navigation={navigation} />}
    </>
  )
}
