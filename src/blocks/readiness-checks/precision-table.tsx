import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { measuredPages, precisionOf, verdicts, wanted } from '../../readiness/calibration/verdicts.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { highestLevelOf } from '../../readiness/level.ts'
import { translated } from '../../readiness/message.ts'
import type { Locale } from '../../site/locales.ts'
import { Table } from '../../ui/table.tsx'

/** How often each rule was right on pages of others, by the verdicts noted: the table that decides what it is called. */
export function PrecisionTable({ locale }: { locale: Locale }) {
  const { i18n } = useLingui()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const names = { error: i18n._(msg`error`), warning: i18n._(msg`warning`) }
  const rows = checks.flatMap((check) => {
    const level = highestLevelOf(check)
    const { read, right } = precisionOf(check.id)
    return level === 'hint' || read === 0
      ? []
      : [
          [
            translated(i18n, check.title).replace(/\.$/, ''),
            names[level],
            <span key="right" className="nb">
              {i18n._(msg`${right} of ${read}`)}
            </span>,
            percent.format(right / read),
          ],
        ]
  })
  const read = verdicts.length
  const [error, warning] = [percent.format(wanted.error), percent.format(wanted.warning)]
  return (
    <>
      <h3>{i18n._(msg`How often each rule is right`)}</h3>
      <p>
        {i18n._(
          msg`These are our own measurements. ${read} findings on ${measuredPages} pages that others made were compared with the source of the page. A rule may be called an error only if at least ${error} of its findings are right, and a warning only from ${warning} on; otherwise it is a hint, shown only on request. The guards under Safety held down none of these pages.`,
        )}
      </p>
      <Table
        caption={i18n._(msg`Findings that were right, of those that were read`)}
        head={[
          i18n._(msg`Rule`),
          i18n._(msg`At most`),
          i18n._(msg`Right`),
          i18n._(msg({ message: 'Share', context: 'part of a whole' })),
        ]}
        rows={rows}
      />
    </>
  )
}
