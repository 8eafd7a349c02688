import { done, nothing, wrongUse } from '../../exit-code.ts'
import { isKnown, readPerson, wrongWith } from '../../person/data.ts'
import { describe } from '../../person/describe.ts'
import { withAdmin } from '../with-admin.ts'

/** Prints what is known of an address. */
export async function showPerson(email: string): Promise<number> {
  const wrong = wrongWith(email)
  if (wrong) {
    console.error(wrong)
    return wrongUse
  }
  return withAdmin(async (admin) => {
    const data = readPerson(await admin.call('person_data', { p_email: email }))
    console.log(describe(data))
    return isKnown(data) ? done : nothing
  })
}
