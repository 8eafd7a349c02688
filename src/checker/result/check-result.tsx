import { useLingui } from '@lingui/react/macro'
import type { Result } from '../../readiness/audit.ts'
import { gradeNames, verdictNames } from '../../readiness/markdown.ts'
import type { Locale } from '../../site/locales.ts'
import { Button } from '../../ui/button.tsx'
import { CheckPlace } from './check-place.tsx'

/** One check: what was found and where, why it matters and how well that is known, and what to do. */
export function CheckResult({
  result: { check, judgement, remarks },
  locale,
  copy,
}: {
  result: Result
  locale: Locale
  copy: (text: string) => void
}) {
  const { t } = useLingui()
  const { verdict, fix } = judgement
  const { title, why, grade, source, counter, remedy } = check
  const gradeName = gradeNames[grade][locale]
  return (
    <details className="check" open={verdict === 'fail'}>
      <summary>
        <span className={`verdict verdict--${verdict}`}>{verdictNames[verdict][locale]}</span>{' '}
        <span>{title[locale]}</span>
      </summary>
      <ul className="check__places">
        {remarks.map((remark) => (
          <CheckPlace key={`${remark.at} ${remark.message.en}`} remark={remark} locale={locale} />
        ))}
      </ul>
      <p>
        {why[locale]} <a href={source} target="_blank" rel="noreferrer">{t`Evidence ${grade}: ${gradeName}`}</a>
      </p>
      {counter && (
        <p>
          {counter.says[locale]}{' '}
          <a href={counter.source} target="_blank" rel="noreferrer">
            {t`Against it`}
          </a>
        </p>
      )}
      {verdict !== 'pass' && <p className="check__remedy">{remedy[locale]}</p>}
      {fix !== undefined && (
        <div className="check__fix">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{fix}</code>
          </pre>
          <Button variant="outline" size="sm" onClick={() => copy(fix)}>
            {t`Copy the fix`}
            <span className="visually-hidden"> {title[locale]}</span>
          </Button>
        </div>
      )}
    </details>
  )
}
