import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { consent } from './consent.ts'

export function DefaultView({ onCustomize }: { onCustomize: () => void }) {
  const { t } = useLingui()
  const all = (yes: boolean) => () => consent.choose({ analytics: yes, marketing: yes })
  return (
    <>
      <div className="consent__words">
        <h2>{t`Your choice about cookies`}</h2>
        <p>
          {t`What the site needs to work is always on. With your permission we also measure which pages are read. Nothing is measured before you choose, and you can change your mind at any time.`}
        </p>
      </div>
      <div className="consent__actions">
        <Button onClick={all(true)}>{t`Accept all`}</Button>
        <Button onClick={all(false)}>{t`Reject all`}</Button>
        <Button variant="outline" onClick={onCustomize}>{t`Customize`}</Button>
      </div>
    </>
  )
}
