import type { Database } from '../database.ts'
import { backoff } from './backoff.ts'
import { type Courier, startCourier } from './courier.ts'
import type { Target } from './deliver.ts'

/** Switches the queue of leads on with a target, and off without one, so that none grows that nobody empties. */
export async function startWebhook(database: Database, target: Target | undefined): Promise<Courier> {
  await database.batch([
    {
      text: 'update private.settings set lead_webhook = $1 where lead_webhook <> $1',
      values: [String(target !== undefined)],
    },
  ])
  if (!target) return { wake: () => undefined, close: async () => undefined }
  if (target.url.startsWith('http:')) {
    console.log('LEAD_WEBHOOK_URL is not https: leads travel in clear. Fine on one machine or a network of yours.')
  }
  return startCourier({
    database,
    target,
    now: Date.now,
    backoff: (attempts) => backoff(attempts, Math.random()),
    log: (line) => console.error(line),
  })
}
