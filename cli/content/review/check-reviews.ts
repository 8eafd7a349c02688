import { type Finding, found } from '../../findings/finding.ts'
import { placeAt } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'
import { lockFile } from './lock.ts'
import type { Status } from './status.ts'

/** Blocks of which one language changed since the last review. */
export function checkReviews(statuses: readonly Status[]): Finding[] {
  return statuses.flatMap(({ name, state, stale, blocks }) => {
    if (state === 'in step') return []
    if (state === 'gone') return [found(rules.unreviewed, { file: lockFile }, `${name} was reviewed and is no more.`)]
    const changed = state === 'fr changed' ? blocks.fr : (blocks.en ?? blocks.fr)
    const where = changed ? placeAt(changed.file, changed.at) : { file: lockFile }
    if (state === 'new') {
      const lacking = stale ? ` and is not in '${stale}'` : ''
      return [found(rules.unreviewed, where, `${name} was never reviewed${lacking}.`)]
    }
    const what = state === 'both changed' ? 'both languages changed' : `'${state.slice(0, 2)}' changed`
    return [found(rules.translation, where, `${name}: ${what} since the last review.`)]
  })
}
