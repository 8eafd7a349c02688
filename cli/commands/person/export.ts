import { writeFileSync } from 'node:fs'
import { done, nothing } from '../../exit-code.ts'
import { keepToOwner } from '../../leads/keep-to-owner.ts'
import { isKnown, readPerson } from '../../person/data.ts'
import { harmlessJson } from '../../terminal/harmless.ts'
import { withAdminFor } from '../with-admin.ts'

/** Writes what is known of an address as JSON. */
export function exportPerson(email: string, { out }: { out?: string }): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const data = readPerson(await admin.call('person_data', { p_email: email }))
    const text = `${harmlessJson(data, 2)}\n`
    if (out) {
      await keepToOwner(out)
      writeFileSync(out, text)
    } else process.stdout.write(text)
    return isKnown(data) ? done : nothing
  })
}
