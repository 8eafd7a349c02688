import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Report } from '../readiness/report.ts'

/** A result in one sentence, to be told aloud or carried elsewhere. */
export function sentenceOf({ audit: { score, results } }: Report, i18n: I18n): string {
  const count = (verdict: string) => results.filter(({ judgement }) => judgement.verdict === verdict).length
  const [total, failed, half, passed] = [score.total, count('fail'), count('warn'), count('pass')]
  return i18n._(msg`Score: ${total} of 100. Failed: ${failed}; half passed: ${half}; passed: ${passed}.`)
}

/** The titles of what failed, for a note. */
export const failuresOf = ({ audit: { results } }: Report, locale: 'en' | 'fr') =>
  results
    .filter(({ judgement }) => judgement.verdict === 'fail')
    .map(({ check }) => check.title[locale])
    .join(' ')
