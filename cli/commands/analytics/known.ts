import type { Office } from '../../../server/office.ts'
import { siteId } from '../../../src/site/brand.ts'
import { eventTypes } from '../../../src/site/event-types.ts'
import { everyPath } from '../../../src/site/routes.ts'
import { done } from '../../exit-code.ts'
import { withOffice } from '../with-office.ts'

/** Tells the database which pages and events there are: reports name no others. */
export function tellKnown(office: Office): Promise<unknown> {
  return office.call('set_known_values', {
    p_site_id: siteId,
    p_pages: JSON.stringify(everyPath()),
    p_event_types: JSON.stringify(eventTypes),
  })
}

export async function makeKnown(): Promise<number> {
  return withOffice(async (office) => {
    await tellKnown(office)
    console.log(`${everyPath().length} pages and ${eventTypes.length} types of events are known in ${office.where}.`)
    return done
  })
}
