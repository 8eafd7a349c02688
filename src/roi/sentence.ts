import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../site/locales.ts'
import type { Forecast } from './model/forecast.ts'
import { formatAmount } from './model/numbers.ts'

/** The results of a forecast in words, also where there is none. */
export function wordsOf({ roi, net, payback, months }: Forecast, i18n: I18n, locale: Locale) {
  const horizon = months.length
  return {
    roi: roi === undefined ? i18n._(msg`none: nothing is spent`) : formatAmount(roi * 100, 'percent', locale),
    net: formatAmount(net, 'money', locale),
    payback: payback ? i18n._(msg`month ${payback}`) : i18n._(msg`not by month ${horizon}`),
  }
}

/** A forecast in one sentence, for screen readers, and to be copied or carried to a form. */
export function sentenceOf(forecast: Forecast, i18n: I18n, locale: Locale): string {
  const { roi, net, payback } = wordsOf(forecast, i18n, locale)
  const horizon = forecast.months.length
  return i18n._(msg`ROI at month ${horizon}: ${roi}. Net result: ${net}. Payback: ${payback}.`)
}
