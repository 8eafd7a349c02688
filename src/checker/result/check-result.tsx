import { useLingui } from '@lingui/react/macro'
import type { Remark, Result } from '../../readiness/check.ts'
import { gradeNames, verdictNames } from '../../readiness/markdown.ts'
import { translated } from '../../readiness/message.ts'
import { Button } from '../../ui/button.tsx'

/** One check: what was found and where, why it matters and how well that is known, and what to do. */
export function CheckResult({ result, copy }: { result: Result; copy: (text: string) => void }) {
  const { t, i18n } = useLingui()
  const { check, verdict, fix, remarks } = result
  const { title, why, grade, source, counter, remedy } = check
  const gradeName = translated(i18n, gradeNames[grade])
  return (
    <details className="check" open={verdict === 'fail'}>
      <summary>
        <span className={`verdict verdict--${verdict}`}>{translated(i18n, verdictNames[verdict])}</span>{' '}
        <span>{translated(i18n, title)}</span>
      </summary>
      <ul className="check__places">
        {remarks.map((remark) => (
          <CheckPlace key={`${remark.at} ${translated(i18n, remark.message)}`} remark={remark} />
        ))}
      </ul>
      <p>
        {translated(i18n, why)}{' '}
        <a href={source} target="_blank" rel="noreferrer">{t`Evidence ${grade}: ${gradeName}`}</a>
      </p>
      {counter && (
        <p>
          {translated(i18n, counter.says)}{' '}
          <a href={counter.source} target="_blank" rel="noreferrer">
            {t`Against it`}
          </a>
        </p>
      )}
      {verdict !== 'pass' && <p className="check__remedy">{translated(i18n, remedy)}</p>}
      {fix !== undefined && (
        <div className="check__fix">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{fix}</code>
          </pre>
          <Button variant="outline" size="sm" onClick={() => copy(fix)}>
            {t`Copy the fix`}
            <span className="visually-hidden"> {translated(i18n, title)}</span>
          </Button>
        </div>
      )}
    </details>
  )
}

/** A finding at one place, and the source there, always as text. */
function CheckPlace({ remark: { message, place, of } }: { remark: Remark }) {
  const { t, i18n } = useLingui()
  const files = { page: '', robots: 'robots.txt', llms: 'llms.txt' } as const
  const line = place?.line
  return (
    <li>
      {line !== undefined && (
        <span className="check__line">
          {files[of ?? 'page']} {t`line ${line}`}
        </span>
      )}{' '}
      {translated(i18n, message)} {place?.snippet && <code>{place.snippet}</code>}
    </li>
  )
}
