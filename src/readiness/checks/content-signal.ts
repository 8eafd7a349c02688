import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { said } from '../said.ts'

export const contentSignal: Check = {
  id: 'access/content-signal',
  weight: 1,
  grade: 'C',
  title: said('Content-Signal says the same as the rules.', 'Content-Signal dit la même chose que les règles.'),
  why: said(
    'A signal that permits use of what a crawler may not fetch says two things at once; each reader picks one.',
    'Un signal qui permet l’usage de ce que le robot ne peut pas lire se contredit ; chacun en retient ce qu’il veut.',
  ),
  remedy: said('Make the signal and the rules of a group agree.', 'Accordez le signal et les règles de chaque groupe.'),
  source: 'https://contentsignals.org',
  judge({ robots }) {
    const signalled = robots?.groups.filter(({ signals }) => Object.keys(signals).length > 0) ?? []
    if (signalled.length === 0) return skip(said('There is no Content-Signal.', 'Il n’y a pas de Content-Signal.'))
    const contradicting = signalled.filter(
      ({ signals, rules }) =>
        Object.values(signals).includes('yes') &&
        rules.some(({ allow, path }) => !allow && path === '/') &&
        !rules.some(({ allow }) => allow),
    )
    if (contradicting.length === 0) return pass(said('Signals and rules agree.', 'Signaux et règles concordent.'))
    return warn(
      contradicting.map(({ agents, at }) =>
        remark(
          said(
            `The group of ${agents.join(', ')} permits use and forbids fetching.`,
            `Le groupe de ${agents.join(', ')} permet l’usage et interdit la lecture.`,
          ),
          at,
          'robots',
        ),
      ),
      'Content-Signal: search=no, ai-input=no, ai-train=no',
    )
  },
}
