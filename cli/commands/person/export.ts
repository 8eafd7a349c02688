import { writeFileSync } from 'node:fs'
import { done, nothing } from '../../exit-code.ts'
import { keepToOwner } from '../../leads/keep-to-owner.ts'
import { findPerson, isKnown, noteOnSimilar } from '../../person/data.ts'
import { safeJson } from '../../terminal/sanitize.ts'
import { withAdminFor } from '../with-admin.ts'

/** Writes what is known of an address as JSON. */
export function exportPerson(email: string, { out }: { out?: string }): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const { known, similar } = await findPerson(admin, email)
    const text = `${safeJson(known, 2)}\n`
    if (out) {
      await keepToOwner(out)
      writeFileSync(out, text)
    } else process.stdout.write(text)
    if (similar.length > 0) console.error(noteOnSimilar(similar, 'Export'))
    return isKnown(known) ? done : nothing
  })
}
