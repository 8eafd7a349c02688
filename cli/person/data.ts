import { z } from 'zod'

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
    z.looseObject({ received_at: z.string(), event_type: z.string(), page_path: text, session_id: text }),
  ),
  turns: z.array(z.looseObject({ action: z.string(), at: z.string() })),
  erased_at: text,
})

export type PersonData = z.infer<typeof data>

/** What person_data() answers, whole. @throws when the database answers something else. */
export const readPerson = (value: unknown): PersonData => data.parse(value)

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
      recorded: z.boolean(),
    })
    .parse(value)
