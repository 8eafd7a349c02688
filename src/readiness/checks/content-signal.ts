import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'

export const contentSignal: Check = {
  id: 'access/content-signal',
  weight: 1,
  grade: 'C',
  title: msg`Content-Signal says the same as the rules.`,
  why: msg`A signal that permits use of what a crawler may not fetch says two things at once; each reader picks one.`,
  remedy: msg`Make the signal and the rules of a group agree.`,
  source: 'https://contentsignals.org',
  judge({ robots }) {
    const signalled = robots?.groups.filter(({ signals }) => Object.keys(signals).length > 0) ?? []
    if (signalled.length === 0) return skip(msg`There is no Content-Signal.`)
    const contradicting = signalled.filter(
      ({ signals, rules }) =>
        Object.values(signals).includes('yes') &&
        rules.some(({ allow, path }) => !allow && path === '/') &&
        !rules.some(({ allow }) => allow),
    )
    if (contradicting.length === 0) return pass(msg`Signals and rules agree.`)
    return warn(
      contradicting.map(({ agents, at }) =>
        remark(msg`The group of ${{ agents: agents.join(', ') }} permits use and forbids fetching.`, at, 'robots'),
      ),
      'Content-Signal: search=no, ai-input=no, ai-train=no',
    )
  },
}
