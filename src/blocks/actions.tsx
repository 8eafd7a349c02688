import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Action } from '../content/model.ts'
import type { Navigation } from '../publish/navigation.ts'
import { ButtonLink } from '../ui/button.tsx'

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

/** A link to the sample report, beside an invitation to the audit. The report itself needs no such link. */
export function SampleReport({ navigation: { sampleReport } }: { navigation: Navigation }) {
  const { t } = useLingui()
  if (!sampleReport || sampleReport.current) return null
  return <ButtonLink href={sampleReport.href} variant="link">{t`See a sample report`}</ButtonLink>
}
