import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { CheckerActions } from '../state.ts'

/** What can be done with a result. `audit`: path of the page with the form that it may be carried to. */
export function Actions({ audit, isKept, actions }: { audit: string; isKept: boolean; actions: CheckerActions }) {
  const { t } = useLingui()
  return (
    <div className="checked__actions" data-action="checker">
      <div className="actions">
        <Button variant="outline" onClick={() => actions.save('markdown')}>{t`Download as Markdown`}</Button>
        <Button variant="outline" onClick={() => actions.save('json')}>{t`Download as JSON`}</Button>
        <Button variant="outline" onClick={actions.print}>{t`Print`}</Button>
        <Button variant="outline" aria-disabled={isKept} onClick={() => isKept || actions.keep()}>
          {isKept ? t`Kept on this device` : t`Keep on this device`}
        </Button>
      </div>
      <p className="checked__carry">
        <ButtonLink href={audit} onClick={actions.carry}>{t`Take this result to the free audit form`}</ButtonLink>{' '}
        <small>{t`It is written into your notes there, which stay on this device. You can delete it.`}</small>
      </p>
    </div>
  )
}
