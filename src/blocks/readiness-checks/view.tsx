import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { groupNames } from '../../readiness/band.ts'
import { measuredPages, precisionOf, verdicts, wanted } from '../../readiness/calibration/verdicts.ts'
import { groupOf, groups, highestLevelOf } from '../../readiness/check.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { type Message, translated } from '../../readiness/message.ts'
import { inPercent } from '../../site/in-percent.ts'
import type { Locale } from '../../site/locales.ts'
import { Table } from '../../ui/table.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'readiness-checks'> = () => ['tables']

/** Every check, its reason, and how strong the evidence for it is. */
export default function ReadinessChecks({
  block: { id, heading, intro },
  page: { locale },
}: ViewOf<'readiness-checks'>) {
  const { i18n } = useLingui()
  return (
    <Section kind="readiness-checks" id={id} heading={heading}>
      <RichText value={intro} />
      {checksInWords(i18n).map(({ name, checks }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {checks.map(({ title, why, evidence, source, counter }) => (
              <li key={title}>
                <strong>{title}</strong> {why} <Origin href={source}>{evidence}</Origin>
                {counter && (
                  <>
                    {' '}
                    {counter.says} <Origin href={counter.source}>{counter.evidence}</Origin>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <PrecisionTable locale={locale} />
    </Section>
  )
}

/** The source of a statement, in parentheses: it is not part of the sentence before it. */
function Origin({ href, children }: { href: string; children: string }) {
  return (
    <small>
      (<a href={href}>{children}</a>)
    </small>
  )
}

/** Every check in words, by group: from the table that the auditor uses, so that the page cannot differ from it. */
function checksInWords(i18n: I18n) {
  const say = (message: Message) => translated(i18n, message)
  return groups.map((group) => {
    const members = checks.filter((check) => groupOf(check) === group)
    const points = members.reduce((sum, { weight }) => sum + weight, 0)
    const name = say(groupNames[group])
    let last = ''
    return {
      name: points > 0 ? i18n._(msg`${name}, ${points} points`) : name,
      checks: members.map(({ title, why, grade, source, counter }) => {
        // Neighbouring checks of one kind share a reason; checks without points need none here.
        const reason = why.id === last || grade === 'I' ? '' : say(why)
        last = why.id
        return {
          title: say(title),
          why: reason,
          evidence: i18n._(msg`Evidence ${grade}`),
          source,
          counter: counter && { says: say(counter.says), evidence: i18n._(msg`Against it`), source: counter.source },
        }
      }),
    }
  })
}

/** How often each rule was right on other sites' pages, from recorded verdicts: this decides whether it is an error or a warning. */
function PrecisionTable({ locale }: { locale: Locale }) {
  const { i18n } = useLingui()
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
            inPercent(right / read, locale),
          ],
        ]
  })
  const read = verdicts.length
  const [error, warning] = [inPercent(wanted.error, locale), inPercent(wanted.warning, locale)]
  return (
    <>
      <h3>{i18n._(msg`How often each rule is right`)}</h3>
      <p>
        {i18n._(
          msg`Our own count: ${read} findings on ${measuredPages} pages that others made, which were also used to tune the rules, were compared with the source of the page. A rule may be called an error only if at least ${error} of its findings are right, and a warning only from ${warning} on; otherwise it is a hint, shown only on request. The checks under Safety lowered the score of none of these pages.`,
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
