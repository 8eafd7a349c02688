import { isNamed, lockFile, readStatus, recordReview, unknownNames } from '../../content/review/status.ts'
import { done, nothing, wrongUse } from '../command.ts'

/** Records that both languages of what is named say the same. */
export function contentReview(root: string, names: readonly string[], { all }: { all?: true }): number {
  if (names.length === 0 && !all) {
    console.error('content review: name what was reviewed (faq, questions, pages/faq#hero), or say --all.')
    return wrongUse
  }
  const statuses = readStatus(root)
  const unknown = unknownNames(statuses, names)
  if (unknown) {
    console.error(`content review: ${unknown}`)
    return nothing
  }
  const chosen = statuses.filter((status) => all || isNamed(status, names))
  recordReview(root, chosen)
  const changed = chosen.filter(({ state }) => state !== 'in step')
  console.log(`${changed.length} of ${chosen.length} blocks newly accepted in ${lockFile}.`)
  return done
}
