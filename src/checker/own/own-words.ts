import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { OwnScores } from './own-scores.ts'

/** What the pages of this site score, in words. */
export function ownWords(own: OwnScores | undefined, i18n: I18n): string[] {
  if (!own) return []
  const { pages, lowest, median, atLowest } = own
  return [
    i18n._(
      msg`${plural(pages, { one: '# page of this site was checked', other: '# pages of this site were checked' })}. Lowest score: ${lowest} of 100 (${plural(atLowest, { one: '# page', other: '# pages' })}). Median: ${median}.`,
    ),
  ]
}
