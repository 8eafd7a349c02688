import { done, nothing, wrongUse } from '../../exit-code.ts'
import { isKnown, readPerson, wrongWith } from '../../person/data.ts'
import { describe } from '../../person/describe.ts'
import { withOffice } from '../with-office.ts'

/** Prints what is known of an address. */
export async function showPerson(email: string): Promise<number> {
  const wrong = wrongWith(email)
  if (wrong) {
    console.error(wrong)
    return wrongUse
  }
  return withOffice(async (office) => {
    const data = readPerson(await office.call('person_data', { p_email: email }))
    console.log(describe(data))
    return isKnown(data) ? done : nothing
  })
}
