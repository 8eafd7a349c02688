import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Audit } from '../../readiness/audit.ts'
import { bandOf, groupNames, levels } from '../../readiness/band.ts'
import { type Group, groupOf, groups } from '../../readiness/check.ts'
import { fixesOf } from '../../readiness/fixes.ts'
import { numberIn, translated } from '../../readiness/message.ts'
import { cap } from '../../readiness/score.ts'
import type { Locale } from '../../site/locales.ts'

/** A result at a glance: in words, each group, what to fix first. `change`: against an earlier check. */
export function Summary({
  audit,
  locale,
  change,
  heading: Heading,
}: {
  audit: Audit
  locale: Locale
  change?: number | undefined
  /** Level of the headings below the result's own. */
  heading: 'h3' | 'h4'
}) {
  const { t, i18n } = useLingui()
  const { total, capped } = audit.score
  const { level, name, sentence } = bandOf(audit)
  const fixes = fixesOf(audit.results)
  const gained = change ? change.toLocaleString(locale, { signDisplay: 'exceptZero' }) : undefined
  return (
    <div className="summary">
      <div>
        <p className="summary__band">
          <Steps level={level} /> <strong>{translated(i18n, name)}</strong>
        </p>
        <p className="checked__score">
          <strong>{total}</strong> <span>{t`of 100`}</span>
          {gained && <span> {t`(${gained} since the earlier check)`}</span>}
        </p>
        <p>{translated(i18n, sentence)}</p>
        {capped && (
          <p className="notice">{t`A failed check under Safety holds the score at ${cap}: what deceives readers outweighs all else.`}</p>
        )}
      </div>
      <ul className="summary__groups">
        {groups
          .filter((group) => group !== 'info')
          .map((group) => (
            <GroupBar key={group} group={group} audit={audit} locale={locale} />
          ))}
      </ul>
      {fixes.length > 0 && (
        <div className="summary__fixes">
          <Heading>{t`What to fix first`}</Heading>
          <ol>
            {fixes.map(({ result: { check, remarks }, gain }) => (
              <li key={check.id}>
                <strong>
                  {gain > 0
                    ? t`${plural(gain, { one: '+# point', other: '+# points' })}`
                    : t`less than a point by itself`}
                </strong>{' '}
                <span>
                  {translated(i18n, check.remedy)} <small>{remarks[0] && translated(i18n, remarks[0].message)}</small>
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

/** The better the verdict, the more steps are full: a shape, for readers who do not see colours. */
function Steps({ level }: { level: number }) {
  return (
    <svg className="summary__steps" viewBox={`0 0 ${levels * 14 - 2} 12`} aria-hidden="true">
      {Array.from({ length: levels }, (_, step) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ by their place alone
          key={step}
          className={step < level ? 'summary__full' : undefined}
          x={step * 14 + 1}
          y={9 - step * 3}
          width="10"
          height={step * 3 + 3}
        />
      ))}
    </svg>
  )
}

/** Points reached, of those that could be judged. */
function GroupBar({ group, audit: { score, results }, locale }: { group: Group; audit: Audit; locale: Locale }) {
  const { t, i18n } = useLingui()
  const { points = 0, of = 0 } = score.groups.find((one) => one.group === group) ?? {}
  const members = results.filter(({ check }) => groupOf(check) === group)
  const isJudged = members.some(({ verdict }) => verdict !== 'skip')
  const failed = members.filter(({ verdict }) => verdict === 'fail').length
  const reached = numberIn(points, locale)
  const share = of > 0 ? points / of : isJudged && failed === 0 ? 1 : 0
  return (
    <li>
      <span>{translated(i18n, groupNames[group])}</span>{' '}
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" />
        <rect className="summary__full" width={Math.round(100 * share)} height="8" />
      </svg>{' '}
      <span>
        {of > 0
          ? t`${reached} of ${of}`
          : !isJudged
            ? t`not judged`
            : failed > 0
              ? t`${plural(failed, { one: '# failed', other: '# failed' })}`
              : t`all passed`}
      </span>
    </li>
  )
}
