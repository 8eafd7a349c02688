import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { groupOf, groups } from '../../readiness/check.ts'
import { checks } from '../../readiness/checks/checks.ts'
import { groupNames } from '../../readiness/group-names.ts'
import { type Message, translated } from '../../readiness/message.ts'

/** Every check by its group, in words: from the table that judges, so that the page cannot say otherwise. */
export function checksInWords(i18n: I18n) {
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
