import type { Database } from '../database.ts'
import { type Channel, type Deliveries, type Send, startDeliveries } from './deliveries.ts'
import type { Mailbox } from './mailbox.ts'
import { backoff, deliver, type Target } from './webhook.ts'

const idle: Deliveries = { wake: () => undefined, close: async () => undefined }

const settings = {
  webhook: { column: 'lead_webhook', variable: 'LEAD_WEBHOOK_URL' },
  mail: { column: 'lead_mail', variable: 'LEAD_MAIL_TO' },
} as const satisfies Record<Channel, { column: string; variable: string }>

/** Posts new leads to a webhook. */
export function startWebhook(database: Database, target: Target | 'off' | undefined): Promise<Deliveries> {
  if (target === undefined || target === 'off') return startChannel(database, 'webhook', target)
  if (target.url.startsWith('http:')) {
    console.log('LEAD_WEBHOOK_URL is not https: leads travel in clear. Fine on one machine or a network of yours.')
  }
  return startChannel(database, 'webhook', (delivery, closing) => deliver(target, delivery, Date.now, closing))
}

/** Starts mailing new leads. Logs at once when the mail server does not accept the configuration. */
export async function startMail(database: Database, mailbox: Mailbox | 'off' | undefined): Promise<Deliveries> {
  if (mailbox === undefined || mailbox === 'off') return startChannel(database, 'mail', mailbox)
  // Loaded only when used, as it would slow down each start.
  const { openMailbox } = await import('./mail.ts')
  const { send, verify, close } = openMailbox(mailbox)
  verify().then((wrong) => {
    if (wrong)
      console.error(`SMTP_URL (${mailbox.host}:${mailbox.port}): ${wrong}. Leads wait, and are mailed when it works.`)
  })
  const deliveries = await startChannel(database, 'mail', send)
  return {
    wake: deliveries.wake,
    close: async () => {
      await deliveries.close()
      close()
    },
  }
}

/**
 * Switches the queue of a channel on when there is a way to send. Without one it stays as it is: several servers share
 * it, and one without the setting must not stop the deliveries of the others. `off` switches it off for all.
 */
async function startChannel(database: Database, channel: Channel, send: Send | 'off' | undefined): Promise<Deliveries> {
  const { column, variable } = settings[channel]
  if (send === undefined) {
    const on = await database.batch([{ text: `select ${column}::text from private.settings`, values: [] }])
    if (on === 'true') {
      console.log(
        `Leads are queued for ${channel}, and this server has no ${variable}: others have to deliver them. ` +
          `${variable}=off switches the queue off for all.`,
      )
    }
    return idle
  }
  await database.batch([
    {
      text: `update private.settings set ${column} = $1 where ${column} <> $1`,
      values: [String(send !== 'off')],
    },
  ])
  if (send === 'off') return idle
  return startDeliveries({
    database,
    channel,
    send,
    backoff: (attempts) => backoff(attempts, Math.random()),
    log: (line) => console.error(line),
  })
}

/** Warns when no channel is on: the owner of a site should choose one. */
export async function warnWithoutChannel(database: Database): Promise<void> {
  const text = 'select (lead_webhook or lead_mail)::text from private.settings'
  if ((await database.batch([{ text, values: [] }])) === 'true') return
  console.log(
    'Nobody is told of a new lead. Set LEAD_MAIL_TO and SMTP_URL, or LEAD_WEBHOOK_URL (docs/deploy.md), ' +
      'or look yourself: npx citence leads list --since 1d',
  )
}
