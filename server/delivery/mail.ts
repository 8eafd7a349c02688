import { createTransport } from 'nodemailer'
import { defaultLocale } from '../../src/site/locales.ts'
import { fieldsOf } from '../fields.ts'
import type { Delivery } from './deliveries.ts'
import type { Mailbox } from './mailbox.ts'

/** Milliseconds until a mail server has greeted; what it takes over a message is its own affair (RFC 5321, 4.5.3.2). */
const timeoutMs = 10_000

/** Sends leads by one mail server. */
export function openMailbox({ to, from, host, port, secure, isPlain, auth }: Mailbox) {
  const transport = createTransport({
    host,
    port,
    secure,
    auth,
    // Certificates are verified, and nothing is sent before TLS, unless the owner chose plain text.
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // A message is what is passed here, whatever a visitor wrote.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  /** Of a lead that some of the addresses have: those that a mail server wants to take later. Forgotten with the process. */
  const owed = new Map<string, string[]>()

  async function send({ id, event }: Delivery, closing: AbortSignal): Promise<string | undefined> {
    const stopped = new Promise<string>((resolve) =>
      closing.addEventListener('abort', () => resolve('the server stopped'), { once: true }),
    )
    const sent = transport
      .sendMail({
        ...messageOf(event),
        to,
        from,
        envelope: { from, to: owed.get(id) ?? to },
        // The same at each attempt: a mailbox that has it already may drop a repetition.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .then(({ rejectedErrors = [] }) => {
        owed.delete(id)
        const refused = rejectedErrors.map(({ recipient = '', responseCode = 0 }) => ({ recipient, responseCode }))
        for (const { recipient, responseCode } of refused)
          console.error(
            `mail: ${id}: others have it, ${recipient} was refused (${responseCode}). See whether LEAD_MAIL_TO is right.`,
          )
        const later = refused.filter(({ responseCode }) => responseCode < 500)
        if (later.length === 0) return undefined
        owed.set(
          id,
          later.map(({ recipient }) => recipient),
        )
        return `EENVELOPE ${later[0]?.responseCode}`
      }, reasonOf)
    return Promise.race([sent, stopped])
  }

  /** Resolves to what is wrong with the mail server; `undefined`: it would take a mail. */
  const verify = () => transport.verify().then(() => undefined, reasonOf)

  return { send, verify, close: () => transport.close() }
}

/** The codes of nodemailer and of the server, not their messages, which may quote the mail. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error && error.responseCode ? `${code} ${error.responseCode}` : code
}

type Message = { subject: string; text: string; replyTo: { name: string; address: string } | undefined }

const languages = new Intl.DisplayNames(defaultLocale, { type: 'language' })
const nameOf = (code: string) => (code ? languages.of(code) : '')

/** The mail to the agency about a new lead. Plain text, so that a visitor's text cannot imitate anything else. */
function messageOf(event: Record<string, unknown>): Message {
  // The fields of `lead.created`, as far as a mail says them.
  const lead = fieldsOf(event.data)
  const said = (name: string) => {
    const value = lead[name]
    return typeof value === 'string' ? value : ''
  }
  // In a line of the head, a mark that turns the direction of the text shows an address from behind.
  const line = (name: string) => said(name).replace(/\p{Bidi_Control}/gu, '')
  const suspicions = Array.isArray(lead.flags) ? lead.flags.map(String) : []
  const [name, email, website] = [line('name'), line('email'), line('website')]
  const isAudit = said('source') === 'audit'
  const subject = isAudit
    ? `Audit request: ${website}`
    : `New lead: ${[name, line('company')].filter(Boolean).join(', ')}`

  const lines = [
    `${isAudit ? 'An audit was asked for' : 'The contact form was sent'}, in ${nameOf(said('language'))}.`,
    '',
  ]
  const fields = { Name: name, Email: email, Phone: line('phone'), Company: line('company'), Website: website }
  for (const [label, value] of Object.entries(fields)) if (value) lines.push(`${`${label}:`.padEnd(9)} ${value}`)
  if (suspicions.length > 0) lines.push('', `It may be spam: ${suspicions.join(', ')}.`)
  if (said('message')) lines.push('', said('message'))
  // A name before the @ that is not ASCII needs SMTPUTF8 (RFC 6531), without which a server may refuse the whole mail.
  const isTaken = /^[\x21-\x7e]+@/.test(email)
  lines.push(
    '',
    '-- ',
    `Lead ${said('id')}, ${said('created_at')}`,
    `${isTaken ? 'Reply to this message' : 'Use the address above, and no reply,'} to write to the person. If they ask to be erased: npx citence person erase <email>, then delete this message.`,
  )
  return {
    subject: `${suspicions.length > 0 ? '[spam?] ' : ''}${subject}`.slice(0, 200),
    text: lines.join('\n'),
    replyTo: isTaken ? { name, address: email } : undefined,
  }
}
