import { useLingui } from '@lingui/react/macro'
import type { Audit } from '../../readiness/audit.ts'
import { groupOf, type Verdict } from '../../readiness/check.ts'
import { groupNames } from '../../readiness/group-names.ts'
import { cap } from '../../readiness/score.ts'
import type { Locale } from '../../site/locales.ts'
import { Table } from '../../ui/table.tsx'

/** The score, and what it is made of. `change`: against an earlier check. */
export function ScoreView({
  audit: { score, results },
  locale,
  change,
}: {
  audit: Audit
  locale: Locale
  change: number | undefined
}) {
  const { t } = useLingui()
  const { total } = score
  const gained = change?.toLocaleString(locale, { signDisplay: 'exceptZero' })
  const count = (group: string, verdict: Verdict) =>
    results.filter(({ check, judgement }) => groupOf(check) === group && judgement.verdict === verdict).length
  const judged = score.groups.filter(
    ({ group }) => count(group, 'pass') + count(group, 'warn') + count(group, 'fail') > 0,
  )
  return (
    <>
      <p className="checked__score">
        <strong>{total}</strong> <span>{t`of 100`}</span>
        {gained !== undefined && <span> {t`(${gained} since the earlier check)`}</span>}
      </p>
      {score.capped && (
        <p className="notice">{t`A failed guard (safety) holds the score at ${cap}: what deceives readers outweighs all else.`}</p>
      )}
      <Table
        caption={t`Score by group. What could not be judged counts neither way.`}
        head={[t`Group`, t`Points`, t`Passed`, t`Half`, t`Failed`]}
        rows={judged.map(({ group, points, of }) => [
          groupNames[group][locale],
          of > 0 ? `${points.toLocaleString(locale)}\u00a0/\u00a0${of}` : '–',
          count(group, 'pass'),
          count(group, 'warn'),
          count(group, 'fail'),
        ])}
      />
    </>
  )
}
