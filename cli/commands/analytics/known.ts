import type { AdminClient } from '../../../server/admin.ts'
import { siteId } from '../../../src/site/brand.ts'
import { eventTypes } from '../../../src/site/event-types.ts'
import { everyPath } from '../../../src/site/routes.ts'
import { done } from '../../exit-code.ts'
import { withAdmin } from '../with-admin.ts'

/** Gives the database the list of known pages and events: reports name no others. */
export function sendKnownValues(admin: AdminClient): Promise<unknown> {
  return admin.call('set_known_values', {
    p_site_id: siteId,
    p_pages: JSON.stringify(everyPath()),
    p_event_types: JSON.stringify(eventTypes),
  })
}

export async function makeKnown(): Promise<number> {
  return withAdmin(async (admin) => {
    await sendKnownValues(admin)
    console.log(`${everyPath().length} pages and ${eventTypes.length} types of events are known in ${admin.where}.`)
    return done
  })
}
