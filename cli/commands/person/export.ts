import { writeFileSync } from 'node:fs'
import { done, nothing, wrongUse } from '../../exit-code.ts'
import { keepToOwner } from '../../leads/keep-to-owner.ts'
import { isKnown, readPerson, wrongWith } from '../../person/data.ts'
import { withAdmin } from '../with-admin.ts'

/** Writes what is known of an address as JSON. */
export async function exportPerson(email: string, { out }: { out?: string }): Promise<number> {
  const wrong = wrongWith(email)
  if (wrong) {
    console.error(wrong)
    return wrongUse
  }
  return withAdmin(async (admin) => {
    const data = readPerson(await admin.call('person_data', { p_email: email }))
    const text = `${JSON.stringify(data, null, 2)}\n`
    if (out) {
      await keepToOwner(out)
      writeFileSync(out, text)
    } else process.stdout.write(text)
    return isKnown(data) ? done : nothing
  })
}
