import { createTransport } from 'nodemailer'
import type { Delivery } from '../webhook/deliveries.ts'
import type { Mailbox } from './mailbox.ts'
import { messageOf } from './message.ts'

/** Milliseconds for each step of a conversation; all of them together take less than a lease. */
const patience = 10_000

/** Sends leads by one mail server. */
export function openMailbox({ to, from, host, port, secure, isPlain, auth }: Mailbox) {
  const transport = createTransport({
    host,
    port,
    secure,
    auth,
    // The certificate is verified, and nothing is said before there is TLS; unless the owner wants none.
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A message is what is passed here, whatever a visitor wrote.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function send({ id, event }: Delivery, closing: AbortSignal): Promise<string | undefined> {
    const stopped = new Promise<string>((resolve) =>
      closing.addEventListener('abort', () => resolve('the server stopped'), { once: true }),
    )
    const sent = transport
      .sendMail({
        ...messageOf(event),
        to,
        from,
        // The same at each attempt: a mailbox that has it already may drop a repetition.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .then(() => undefined, reasonOf)
    return Promise.race([sent, stopped])
  }

  /** Resolves to what is wrong with the mail server; `undefined`: it would take a mail. */
  const verify = () => transport.verify().then(() => undefined, reasonOf)

  return { send, verify, close: () => transport.close() }
}

/** nodemailer's code and the server's; not its words, which may quote the message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error && error.responseCode ? `${code} ${error.responseCode}` : code
}
