import type { Database } from '../database.ts'
import { backoff } from './backoff.ts'
import { type Courier, startCourier } from './courier.ts'
import type { Target } from './deliver.ts'

const idle: Courier = { wake: () => undefined, close: async () => undefined }

/**
 * Switches the queue of leads on with a target. Without one it stays as it is: several servers share it, and one that lacks
 * the setting must not keep leads from the receiver of the others. `off` switches it off for all.
 */
export async function startWebhook(database: Database, target: Target | 'off' | undefined): Promise<Courier> {
  if (target === undefined) {
    const on = await database.batch([{ text: 'select lead_webhook::text from private.settings', values: [] }])
    if (on === 'true') {
      console.log(
        'Leads are queued for a webhook, and this server has no LEAD_WEBHOOK_URL: others have to deliver them. ' +
          'LEAD_WEBHOOK_URL=off switches the queue off for all.',
      )
    }
    return idle
  }
  await database.batch([
    {
      text: 'update private.settings set lead_webhook = $1 where lead_webhook <> $1',
      values: [String(target !== 'off')],
    },
  ])
  if (target === 'off') return idle
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
