import type { Database } from '../database.ts'
import type { Deliveries } from '../webhook/deliveries.ts'
import { startChannel } from '../webhook/start.ts'
import type { Mailbox } from './mailbox.ts'

/** Starts mailing new leads. Logs at once when the mail server does not accept the configuration. */
export async function startMail(database: Database, mailbox: Mailbox | 'off' | undefined): Promise<Deliveries> {
  if (mailbox === undefined || mailbox === 'off') {
    return startChannel(database, 'mail', mailbox)
  }
  // Loaded only when used, as it would slow down each start.
  const { openMailbox } = await import('./send.ts')
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
