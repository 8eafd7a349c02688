import { useLingui } from '@lingui/react/macro'
import type { Audit } from '../../readiness/audit.ts'
import { groupNames } from '../../readiness/band.ts'
import { groupOf, groups, type Verdict } from '../../readiness/check.ts'
import { numberIn, translated } from '../../readiness/message.ts'
import type { Report } from '../../readiness/report.ts'
import type { Locale } from '../../site/locales.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { outcomeId } from '../form.ts'
import type { CheckerActions, CheckerState } from '../state.ts'
import { AsRead } from './as-read.tsx'
import { CheckResult } from './check-result.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { CrawlerAccess } from './crawler-access.tsx'
import { Summary } from './summary.tsx'

/** The result for one page, and links to the others that were checked with it. */
export function Result({
  state: { reports, shown, comparison },
  isKept,
  locale,
  audit,
  actions,
}: {
  state: Extract<CheckerState, { kind: 'result' }>
  isKept: boolean
  locale: Locale
  audit: string
  actions: CheckerActions
}) {
  const { t, i18n } = useLingui()
  const report = reports[shown]
  if (!report) return null
  const { results, score, access } = report.audit
  const page = report.title || report.name
  return (
    <>
      {reports.length > 1 && <PageList reports={reports} shown={shown} show={actions.show} />}
      <h3 id={outcomeId} tabIndex={-1}>{t`Result: ${page}`}</h3>
      <Summary audit={report.audit} locale={locale} change={comparison?.total} heading="h4" />
      {comparison && <ComparisonView comparison={comparison} audit={report.audit} locale={locale} />}
      <Actions audit={audit} isKept={isKept} actions={actions} />
      <AsRead report={report} locale={locale} copy={actions.copy} />
      <h4>{t`In detail`}</h4>
      <ScoreTable audit={report.audit} locale={locale} />
      {/* Another page opens with its own failures unfolded. */}
      <div key={shown}>
        {groups.map((group) => {
          const members = results.filter(({ check }) => groupOf(check) === group)
          const judged = members.filter(({ verdict }) => verdict !== 'skip')
          const rest = members.filter((one) => !judged.includes(one)).map(({ check }) => translated(i18n, check.title))
          const points = score.groups.find((one) => one.group === group)
          const reached = numberIn(points?.points ?? 0, locale)
          const most = points?.of ?? 0
          return (
            <section key={group} className="checked__group">
              <h4>
                {translated(i18n, groupNames[group])} {most > 0 && <small>{t`${reached} of ${most} points`}</small>}
              </h4>
              {judged.map((result) => (
                <CheckResult key={result.check.id} result={result} copy={actions.copy} />
              ))}
              {rest.length > 0 && (
                <p className="checked__rest">
                  {t`Nothing to judge here:`} {rest.join(' ')}
                </p>
              )}
            </section>
          )
        })}
      </div>
      <CrawlerAccess access={access} />
    </>
  )
}

/** The actions on a result. `audit`: path of the page with the form that it may be carried to. */
function Actions({ audit, isKept, actions }: { audit: string; isKept: boolean; actions: CheckerActions }) {
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
        <small>{t`It is written into “Your goals” there and goes with your request unless you untick the box. You can delete it.`}</small>
      </p>
    </div>
  )
}

/** Several pages, each with its score; one of them is open. */
function PageList({
  reports,
  shown,
  show,
}: {
  reports: readonly Report[]
  shown: number
  show: (index: number) => void
}) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Pages that were checked`}
      head={[t`Page`, t`Score`]}
      rows={reports.map(({ name, title, audit }, index) => [
        <Button key={name} variant="link" aria-pressed={index === shown} onClick={() => show(index)}>
          {title ? `${name}: ${title}` : name}
        </Button>,
        audit.score.total,
      ])}
    />
  )
}

/** What the score is made of. */
function ScoreTable({ audit: { score, results }, locale }: { audit: Audit; locale: Locale }) {
  const { t, i18n } = useLingui()
  const count = (group: string, verdict: Verdict) =>
    results.filter((one) => groupOf(one.check) === group && one.verdict === verdict).length
  const judged = score.groups.filter(
    ({ group }) => count(group, 'pass') + count(group, 'warn') + count(group, 'fail') > 0,
  )
  return (
    <Table
      caption={t`Score by group. What could not be judged counts neither way.`}
      head={[t`Group`, t`Points`, t`Passed`, t`Half`, t`Failed`]}
      rows={judged.map(({ group, points, of }) => [
        translated(i18n, groupNames[group]),
        of > 0 ? `${numberIn(points, locale)}\u00a0/\u00a0${of}` : '–',
        count(group, 'pass'),
        count(group, 'warn'),
        count(group, 'fail'),
      ])}
    />
  )
}
