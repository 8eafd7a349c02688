import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bandOf } from '../readiness/band.ts'
import { fixesOf } from '../readiness/fixes.ts'
import { translated } from '../readiness/message.ts'
import type { Report } from '../readiness/report.ts'

/** A result in one sentence, for screen readers, and to be copied or carried to a form. */
export function sentenceOf({ audit }: Report, i18n: I18n): string {
  const { score, results } = audit
  const band = translated(i18n, bandOf(audit).name)
  const count = (verdict: string) => results.filter((one) => one.verdict === verdict).length
  const [total, failed, half, passed] = [score.total, count('fail'), count('warn'), count('pass')]
  return i18n._(msg`Score: ${total} of 100. ${band}. Failed: ${failed}; half passed: ${half}; passed: ${passed}.`)
}

/** A result as a note: the page, the sentence, what to fix first and what that gains. */
export function noteOf(report: Report, i18n: I18n): string {
  const fixes = fixesOf(report.audit.results).map(
    ({ result, gain }) => `${gain > 0 ? `(+${gain}) ` : ''}${translated(i18n, result.check.remedy)}`,
  )
  const page = report.address ?? (report.title || report.name)
  return `${page} – ${[sentenceOf(report, i18n), ...fixes].join(' ')}`.slice(0, 1500)
}
