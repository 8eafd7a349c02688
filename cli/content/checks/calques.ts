import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { type Passage, placeAt } from '../passage.ts'
import { calqueList } from './calque-list.ts'

/** Phrases that a native editor would not let pass. */
export function checkCalques({ source, start, end, kind, within }: Passage): Finding[] {
  if (kind === 'entry' && within.includes('keywords')) return []
  const text = source.text.slice(start, end)
  return calqueList[source.locale].flatMap(({ pattern, write }) =>
    [...text.matchAll(pattern)].map((match) =>
      found(rules.calque, placeAt(source, start + match.index), `'${match[0].trim()}': write '${write}'.`),
    ),
  )
}
