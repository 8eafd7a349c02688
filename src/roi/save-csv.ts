import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../site/locales.ts'
import { saveFile } from '../ui/save-file.ts'
import { labels } from './field-words.ts'
import { toCsv } from './model/csv.ts'
import { fieldIds, type Inputs, isAsked } from './model/inputs.ts'
import { scenarios } from './model/scenarios.ts'

/** The inputs, then month by month the base scenario and the result since the start in all three. */
function rowsOf(inputs: Inputs, i18n: I18n): (string | number)[][] {
  const all = scenarios(inputs)
  const base = all.find(({ id }) => id === 'base')
  const head = [
    msg`Month`,
    msg`Visits`,
    msg`Leads`,
    msg`Clients`,
    msg`Margin`,
    msg`Result, low`,
    msg`Result, base`,
    msg`Result, high`,
  ].map((word) => i18n._(word))
  return [
    ...fieldIds.filter((id) => isAsked(id, inputs.basis)).map((id) => [i18n._(labels[id]), inputs[id]]),
    [],
    head,
    ...(base?.forecast.months ?? []).map(({ month, visits, leads, clients, margin }, index) => [
      month,
      visits,
      leads,
      clients,
      margin,
      ...all.map(({ forecast }) => forecast.months[index]?.cumulative ?? 0),
    ]),
  ]
}

/** Saves the months as a file on the visitor's device. */
export function saveCsv(inputs: Inputs, i18n: I18n, locale: Locale): void {
  saveFile('geo-roi.csv', 'text/csv', toCsv(rowsOf(inputs, i18n), locale))
}
