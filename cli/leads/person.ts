import { z } from 'zod'
import type { AdminClient } from '../../server/admin.ts'
import { sanitize } from '../terminal/sanitize.ts'

const text = z.string().nullable()

const data = z.object({
  leads: z.array(
    z.looseObject({
      id: z.string(),
      created_at: z.string(),
      source: z.string(),
      status: z.string(),
      name: z.string(),
      email: z.string(),
      company: text,
    }),
  ),
  audits: z.array(z.looseObject({ created_at: z.string(), website: z.string(), status: z.string() })),
  deliveries: z.array(z.looseObject({ lead_id: z.string(), channel: z.string(), attempts: z.number() })),
  events: z.array(
    z.looseObject({ received_at: z.string(), event_type: z.string(), page_path: text, visit: z.number() }),
  ),
  turns: z.array(z.looseObject({ action: z.string(), at: z.string() })),
  erased_at: text,
  similar: z.array(z.string()),
})

export type PersonData = Omit<z.infer<typeof data>, 'similar'>

/**
 * Everything stored about an address, and separately the addresses that may belong to another person: never hand over
 * what is stored about those.
 * @throws when the database answers something else
 */
export async function findPerson(
  { call }: Pick<AdminClient, 'call'>,
  email: string,
): Promise<{ known: PersonData; similar: string[] }> {
  const { similar, ...known } = data.parse(await call('person_data', { p_email: email, p_similar: 'true' }))
  return { known, similar }
}

/** Prints which similar addresses are left out, for the agency to judge. */
export function noteOnSimilar(similar: readonly string[], verb: 'Show' | 'Export' | 'Erase'): string {
  return `Not included, because they may be another person's: ${similar.map(sanitize).join(', ')}. ${verb} each by its own name if it is theirs.`
}

export const isKnown = ({ leads, turns }: PersonData): boolean => leads.length > 0 || turns.length > 0

/** What erase_contact() answers. */
export const readErased = (value: unknown) =>
  z
    .object({
      leads: z.number(),
      audits: z.number(),
      events: z.number(),
      rate_events: z.number(),
      spellings: z.array(z.string()),
      similar: z.array(z.string()),
      recorded: z.boolean(),
    })
    .parse(value)
