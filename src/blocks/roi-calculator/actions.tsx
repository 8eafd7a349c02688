import { useLingui } from '@lingui/react/macro'
import { statusId } from '../../roi/form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** What can be done with a result. `audit`: path of the page with the form that it may be carried to. */
export function RoiActions({ audit }: { audit: string }) {
  const { t } = useLingui()
  return (
    <>
      <p className="visually-hidden" id={statusId} role="status" />
      <div className="actions" data-action="roi">
        <Button variant="outline" data-roi="csv">{t`Download as CSV`}</Button>
        <Button variant="outline" data-roi="print">{t`Print`}</Button>
        <Button variant="outline" data-roi="link">{t`Copy a link to this scenario`}</Button>
        <Button variant="link" type="reset">{t`Back to the example`}</Button>
      </div>
      <p className="roi__carry">
        <ButtonLink href={audit} data-roi="carry">{t`Take this result to the free audit form`}</ButtonLink>{' '}
        <small>{t`It is written into your notes there, which stay on this device. You can delete it.`}</small>
      </p>
    </>
  )
}
