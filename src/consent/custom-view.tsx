import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type SyntheticEvent, use, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CloseButton } from '../ui/close-button.tsx'
import { Switch } from '../ui/switch.tsx'
import { consent } from './consent.ts'
import { lateWords } from './late-words.ts'

const SentView = lazy(async () => ({ default: (await import('./sent/sent-view.tsx')).SentView }))

export function CustomView({ onBack }: { onBack: () => void }) {
  const { i18n } = useLingui()
  use(lateWords(i18n))
  return <Choices onBack={onBack} />
}

function Choices({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const before = consent.choice.peek()?.preferences
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    consent.choose({ analytics: chosen.has('analytics'), marketing: chosen.has('marketing') })
  }
  return (
    <form method="dialog" onSubmit={save}>
      <div className="consent__head">
        <h2>{t`Customize cookies`}</h2>
        <CloseButton label={t`Close`} onClick={onBack} />
      </div>
      <div className="consent__switches">
        <Switch
          id="consent-necessary"
          label={t`Necessary`}
          hint={t`Keeps this choice and the messages you send. Always on.`}
          defaultChecked
          disabled
        />
        <Switch
          id="consent-analytics"
          name="analytics"
          label={t`Analytics`}
          hint={t`Which pages are read, and for how long.`}
          defaultChecked={before?.analytics ?? false}
        />
        <Switch
          id="consent-marketing"
          name="marketing"
          label={t`Marketing`}
          hint={t`Which of our campaigns brought you here.`}
          defaultChecked={before?.marketing ?? false}
        />
      </div>
      <details onToggle={(event) => setAsked(event.currentTarget.open)}>
        <summary>{t`What we would send`}</summary>
        {asked && (
          <Suspense>
            <SentView />
          </Suspense>
        )}
      </details>
      <div className="consent__actions">
        <Button variant="outline" onClick={onBack}>{t`Back`}</Button>
        <Button type="submit">{t`Save choices`}</Button>
      </div>
    </form>
  )
}
