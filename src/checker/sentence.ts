import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bandOf } from '../readiness/band.ts'
import { fixesOf } from '../readiness/fixes.ts'
import type { Report } from '../readiness/report.ts'
import type { Locale } from '../site/locales.ts'

/** A result in one sentence, to be told aloud or carried elsewhere. */
export function sentenceOf({ audit }: Report, i18n: I18n, locale: Locale): string {
  const { score, results } = audit
  const band = bandOf(audit).name[locale]
  const count = (verdict: string) => results.filter(({ judgement }) => judgement.verdict === verdict).length
  const [total, failed, half, passed] = [score.total, count('fail'), count('warn'), count('pass')]
  return i18n._(msg`Score: ${total} of 100. ${band}. Failed: ${failed}; half passed: ${half}; passed: ${passed}.`)
}

/** A result as a note: the page, the sentence, what to fix first and what that gains. */
export function noteOf(report: Report, i18n: I18n, locale: Locale): string {
  const fixes = fixesOf(report.audit.results).map(
    ({ result, gain }) => `${gain > 0 ? `(+${gain}) ` : ''}${result.check.remedy[locale]}`,
  )
  const page = report.address ?? (report.title || report.name)
  return `${page} – ${[sentenceOf(report, i18n, locale), ...fixes].join(' ')}`.slice(0, 1500)
}
