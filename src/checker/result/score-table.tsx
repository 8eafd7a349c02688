import { useLingui } from '@lingui/react/macro'
import type { Audit } from '../../readiness/audit.ts'
import { groupOf, type Verdict } from '../../readiness/check.ts'
import { groupNames } from '../../readiness/group-names.ts'
import { translated } from '../../readiness/message.ts'
import type { Locale } from '../../site/locales.ts'
import { Table } from '../../ui/table.tsx'

/** What the score is made of. */
export function ScoreTable({ audit: { score, results }, locale }: { audit: Audit; locale: Locale }) {
  const { t, i18n } = useLingui()
  const count = (group: string, verdict: Verdict) =>
    results.filter(({ check, judgement }) => groupOf(check) === group && judgement.verdict === verdict).length
  const judged = score.groups.filter(
    ({ group }) => count(group, 'pass') + count(group, 'warn') + count(group, 'fail') > 0,
  )
  return (
    <Table
      caption={t`Score by group. What could not be judged counts neither way.`}
      head={[t`Group`, t`Points`, t`Passed`, t`Half`, t`Failed`]}
      rows={judged.map(({ group, points, of }) => [
        translated(i18n, groupNames[group]),
        of > 0 ? `${points.toLocaleString(locale)}\u00a0/\u00a0${of}` : '–',
        count(group, 'pass'),
        count(group, 'warn'),
        count(group, 'fail'),
      ])}
    />
  )
}
