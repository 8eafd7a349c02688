import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../../site/locales.ts'
import { Button } from '../../ui/button.tsx'
import { momentOf, type StoredCheck } from '../history.ts'
import type { CheckerActions } from '../state.ts'

/** What the visitor has kept on this device. */
export function HistoryList({
  entries,
  locale,
  canCompare,
  actions,
}: {
  entries: readonly StoredCheck[]
  locale: Locale
  /** Whether there is a result to compare with. */
  canCompare: boolean
  actions: Pick<CheckerActions, 'compareWith' | 'forget' | 'forgetAll'>
}) {
  const { t } = useLingui()
  return (
    <section className="checked__history">
      <h3>{t`Kept on this device`}</h3>
      <ul>
        {entries.map(({ id, at, name, total }) => {
          const when = momentOf(at, locale)
          return (
            <li key={id}>
              <span>{t`${name}: ${total} of 100, ${when}`}</span>
              {canCompare && (
                <Button variant="outline" size="sm" onClick={() => actions.compareWith(id)}>
                  {t`Compare`}
                  <span className="visually-hidden"> {when}</span>
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={() => actions.forget(id)}>
                {t`Delete`}
                <span className="visually-hidden"> {when}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      <Button variant="outline" size="sm" onClick={actions.forgetAll}>{t`Delete all`}</Button>
    </section>
  )
}
