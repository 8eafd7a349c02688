import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../site/locales.ts'
import { Button } from '../ui/button.tsx'
import { outcomeId } from './form.ts'
import type { StoredCheck } from './history.ts'
import { HistoryList } from './result/history-list.tsx'
import { Result } from './result/result.tsx'
import type { CheckerActions, CheckerState } from './state.ts'

/** Everything below the fields, in each state. Pure: it shows the given state, and reports what is asked for through `actions`. */
export function CheckerView({
  state,
  history,
  locale,
  audit,
  actions,
}: {
  state: CheckerState
  history: readonly StoredCheck[]
  locale: Locale
  /** Path of the page with the form that a result may be carried to. */
  audit: string
  actions: CheckerActions
}) {
  const { t } = useLingui()
  return (
    <div className="checked">
      {state.kind === 'checking' && <Checking done={state.done} of={state.of} stop={actions.stop} />}
      {state.kind === 'failed' && (
        <p className="notice" id={outcomeId} tabIndex={-1}>
          {t`The check could not be made: the part of the page that makes it could not be loaded, or the page is too large for this device. Try again when you are online, or with a smaller page.`}
        </p>
      )}
      {state.kind === 'result' && (
        <Result
          state={state}
          isKept={history.some(({ id }) => id === state.checks[state.shown]?.id)}
          locale={locale}
          audit={audit}
          actions={actions}
        />
      )}
      {history.length > 0 && (
        <HistoryList entries={history} locale={locale} canCompare={state.kind === 'result'} actions={actions} />
      )}
    </div>
  )
}

function Checking({ done, of, stop }: { done: number; of: number; stop: () => void }) {
  const { t } = useLingui()
  const now = Math.min(done + 1, of)
  return (
    <p className="checked__busy">
      {t`Checking page ${now} of ${of}…`} <Button variant="outline" size="sm" onClick={stop}>{t`Stop`}</Button>
    </p>
  )
}
