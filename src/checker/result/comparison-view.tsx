import { useLingui } from '@lingui/react/macro'
import type { Audit } from '../../readiness/audit.ts'
import { groupNames } from '../../readiness/band.ts'
import { verdictNames } from '../../readiness/markdown.ts'
import { numberIn, translated } from '../../readiness/message.ts'
import type { Locale } from '../../site/locales.ts'
import { Table } from '../../ui/table.tsx'
import { type Comparison, momentOf } from '../history.ts'

type Reached = Comparison['groups'][number]['after']

/** What changed since an earlier check. */
export function ComparisonView({
  comparison: { before, groups, changes },
  audit: { results },
  locale,
}: {
  comparison: Comparison
  audit: Audit
  locale: Locale
}) {
  const { t, i18n } = useLingui()
  const when = momentOf(before.at, locale)
  const was = before.total
  const points = (reached: Reached) =>
    reached.of > 0 ? `${numberIn(reached.points, locale)}\u00a0/\u00a0${reached.of}` : '–'
  const titles = new Map(results.map(({ check }) => [check.id as string, translated(i18n, check.title)]))
  return (
    <section className="checked__group">
      <h4>{t`Before and after`}</h4>
      <p>{t`Compared with ${when}: the score was ${was}.`}</p>
      {groups.length === 0 && changes.length === 0 ? (
        <p>{t`Nothing changed.`}</p>
      ) : (
        <Table
          caption={t`What changed`}
          head={[t`What`, t`Before`, t`After`]}
          rows={[
            ...groups.map((one) => [translated(i18n, groupNames[one.group]), points(one.before), points(one.after)]),
            ...changes.map((change) => [
              titles.get(change.id),
              translated(i18n, verdictNames[change.before]),
              translated(i18n, verdictNames[change.after]),
            ]),
          ]}
        />
      )}
    </section>
  )
}
