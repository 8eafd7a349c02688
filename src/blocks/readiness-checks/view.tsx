import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { groupOf, groups } from '../../readiness/check.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { groupNames } from '../../readiness/group-names.ts'
import { type Message, translated } from '../../readiness/message.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'
import { PrecisionTable } from './precision-table.tsx'

export const sheets: SheetsOf<'readiness-checks'> = () => ['tables']

/** All that is checked, why, and how well that is known. */
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

/** Where a statement comes from, in parentheses: it is no part of the sentence before it. */
function Origin({ href, children }: { href: string; children: string }) {
  return (
    <small>
      (<a href={href}>{children}</a>)
    </small>
  )
}

/** Every check by its group, in words: from the table that judges, so that the page cannot say otherwise. */
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
        // Checks of one kind that are side by side have one reason; what gives no points needs none here.
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
