import { keepErasures } from '../../../server/erasures.ts'
import { done, nothing } from '../../exit-code.ts'
import { countLeads } from '../../leads/lead.ts'
import { withAdmin } from '../with-admin.ts'

/** Repeats recorded erasures in a database that may have been restored from a backup. */
export function reapplyErasures(): Promise<number> {
  return withAdmin(async (admin) => {
    const { leads, otherKey } = await keepErasures(admin, admin.erasuresFile, true)
    console.log(`Erased again: ${countLeads(leads)}.`)
    if (otherKey === 0) return done
    console.error(
      `${otherKey} erasures were recorded with another SUPABASE_SECRET_KEY. Run the command once more with that one: ` +
        'SUPABASE_SECRET_KEY=<the earlier one> npx citence person reapply',
    )
    return nothing
  })
}
