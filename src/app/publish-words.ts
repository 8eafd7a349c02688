import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contactRows, type DetailRow, legalRows } from '../blocks/detail-rows.ts'
import { formatDate } from '../blocks/use-date.ts'
import type { PublishWords } from '../publish/words.ts'

/** The interface words of what is published beside the pages. */
export function publishWords(i18n: I18n): PublishWords {
  const inText = (rows: readonly DetailRow[]) =>
    rows.map(({ term, lines }) => ({ term, lines: lines.map(({ text }) => text) }))
  return {
    lastUpdated: (iso) => {
      const updated = formatDate(iso, i18n.locale)
      return i18n._(msg`Last updated ${updated}`)
    },
    agencyFigure: i18n._(msg`agency figure`),
    form: i18n._(msg`The form is on the page.`),
    contact: inText(contactRows(i18n)),
    contactHeading: i18n._(msg`Where to reach us`),
    legal: inText(legalRows(i18n)),
  }
}
