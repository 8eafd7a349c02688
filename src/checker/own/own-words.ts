import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnScores } from './own-scores.ts'

/** What the pages of this site score, in sentences. */
export function ownWords(own: OwnScores | undefined, i18n: I18n): string[] {
  if (!own) return []
  const { pages, lowest, median, atLowest } = own
  return [
    i18n._(
      msg`Pages of this site that were checked: ${pages}. Lowest score: ${lowest} of 100. Median: ${median} of 100.`,
    ),
    ...(lowest < 100 ? [i18n._(msg`Pages with the lowest score: ${atLowest}.`)] : []),
  ]
}
