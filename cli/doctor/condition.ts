import { z } from 'zod'
import { type Finding, found, hour, stale, type Wrong } from './finding.ts'

const time = z.string().nullable()

const condition = z.object({
  versions: z.array(z.string()),
  counted_at: time,
  retained_at: time,
  webhook: z.boolean(),
  mail: z.boolean(),
  waiting: z.number(),
  waiting_since: time,
  delivery_error: time,
  address_header: z.string().nullable(),
  pepper: z.boolean(),
  erasures_of_another_key: z.number(),
  exposed: z.array(z.string()),
})

type Condition = z.infer<typeof condition>

/** What condition() answers. @throws when the database answers something else. */
export const readCondition = (value: unknown): Condition => condition.parse(value)

/** Examines a database. `schema`: the result of comparing its migrations; `now` in milliseconds since the epoch. */
export function examineDatabase(
  { counted_at, retained_at, webhook, mail, ...rest }: Condition,
  schema: string | undefined,
  where: string,
  now: number,
): Finding[] {
  return [
    found('schema', where, schema !== undefined && outdated(schema)),
    found('retention', `${where}, run_retention()`, late(retained_at, now, 'retention')),
    found('rollup', `${where}, refresh_analytics()`, late(counted_at, now, 'the counting of analytics')),
    found('notice of leads', 'LEAD_MAIL_TO, LEAD_WEBHOOK_URL', !webhook && !mail && unheard, 'warning'),
    found('backlog of notices', `${where}, lead_deliveries`, backlog(rest, now)),
    found('client address', `${where}, private.settings`, rest.address_header === 'x-client-address' && forgeable),
    found('pepper', 'SUPABASE_SECRET_KEY', !rest.pepper && noPepper),
    found('erasures', `${where}, private.erasures`, rest.erasures_of_another_key > 0 && otherKey(rest)),
    found('what visitors may do', where, rest.exposed.length > 0 && exposed(rest.exposed)),
  ]
}

const outdated = (schema: string): Wrong => ({
  is: schema,
  expected: 'the migrations of this version, and no others',
  remedy:
    'Start the server of this version once, or run npx supabase db push; a newer database needs the newer version.',
})

function late(at: string | null, now: number, what: string): Wrong | undefined {
  if (at !== null && now - Date.parse(at) < stale) return undefined
  const is = at === null ? `${what} has never been done` : `${what} was last done ${ago(at, now)} ago`
  const remedy =
    'The server does it at its start and once a day: look in its log for "daily:". On hosted Supabase turn on pg_cron and schedule it (docs/deploy.md).'
  return { is, expected: 'once a day', remedy }
}

const unheard: Wrong = {
  is: 'neither mail nor a webhook is set: nobody is told of a lead',
  expected: 'somebody learns of each lead',
  remedy:
    'Set LEAD_MAIL_TO and SMTP_URL, or LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET (docs/deploy.md), or look every day: npx citence leads list --since 1d',
}

function backlog(
  { waiting, waiting_since, delivery_error }: Pick<Condition, 'waiting' | 'waiting_since' | 'delivery_error'>,
  now: number,
): Wrong | undefined {
  if (waiting_since === null || now - Date.parse(waiting_since) < hour) return undefined
  const why = delivery_error ? ` (the oldest: ${delivery_error})` : ''
  return {
    is: `${waiting} wait, the first for ${ago(waiting_since, now)}${why}`,
    expected: 'each is taken within the hour',
    remedy:
      'See whether the webhook answers with a 2xx within 10 seconds, or the mail server takes mail, and whether a server with LEAD_WEBHOOK_URL or LEAD_MAIL_TO runs; =off ends either.',
  }
}

const forgeable: Wrong = {
  is: 'the address is read from x-client-address, which a visitor of PostgREST may send with any value',
  expected: 'a header that the edge sets itself',
  remedy: "update private.settings set client_address_header = 'cf-connecting-ip'; (docs/deploy.md)",
}

const noPepper: Wrong = {
  is: 'no pepper: nothing is limited by address or mailbox, and erasures are not recorded',
  expected: 'the secret that the server uses',
  remedy: 'Set SUPABASE_SECRET_KEY (.env beside package.json), or Vault on hosted Supabase (docs/deploy.md).',
}

const otherKey = ({ erasures_of_another_key: count }: Pick<Condition, 'erasures_of_another_key'>): Wrong => ({
  is: `${count} erasures were recorded with another secret key, and cannot be applied to a backup`,
  expected: 'one key, or none of them restored',
  remedy: 'After a restore run once: SUPABASE_SECRET_KEY=<the earlier one> npx citence person reapply',
})

const exposed = (what: readonly string[]): Wrong => ({
  is: what.join('; '),
  expected: 'visitors reach the two forms and add events, and nothing else',
  remedy: 'Revoke it: revoke all on <table> from anon, authenticated; alter table <table> enable row level security;',
})

function ago(at: string, now: number): string {
  const hours = Math.round((now - Date.parse(at)) / hour)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
