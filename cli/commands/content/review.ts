import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLock, lockFile } from '../../content/review/lock.ts'
import { isNamed, readLock, readStatus, unknownNames } from '../../content/review/read-status.ts'
import { accept } from '../../content/review/status.ts'
import { done, nothing, wrongUse } from '../../exit-code.ts'

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
  const lock = readLock(root)
  writeFileSync(join(root, lockFile), formatLock(accept(lock, chosen, () => true)))
  const changed = chosen.filter(({ state }) => state !== 'in step')
  console.log(`${changed.length} of ${chosen.length} blocks newly accepted in ${lockFile}.`)
  return done
}
