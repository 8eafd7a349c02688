import { defaultLocale } from '../../src/site/locales.ts'

/** The fields of `lead.created`, as far as a mail says them. */
type Lead = ReadonlyMap<string, unknown>

export type Message = { subject: string; text: string; replyTo: { name: string; address: string } | undefined }

const languages = new Intl.DisplayNames(defaultLocale, { type: 'language' })
const nameOf = (code: string) => (code ? languages.of(code) : '')

/** What the agency is told of a new lead. Plain text: what a visitor wrote cannot look like anything else. */
export function messageOf(event: Record<string, unknown>): Message {
  const { data } = event
  const lead: Lead = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  const said = (name: string) => {
    const value = lead.get(name)
    return typeof value === 'string' ? value : ''
  }
  const flags = lead.get('flags')
  const suspicions = Array.isArray(flags) ? flags.map(String) : []
  const [name, email, website] = [said('name'), said('email'), said('website')]
  const isAudit = said('source') === 'audit'
  const subject = isAudit
    ? `Audit request: ${website}`
    : `New lead: ${[name, said('company')].filter(Boolean).join(', ')}`

  const lines = [
    `${isAudit ? 'An audit was asked for' : 'The contact form was sent'}, in ${nameOf(said('language'))}.`,
    '',
  ]
  const fields = { Name: name, 'E-mail': email, Phone: said('phone'), Company: said('company'), Website: website }
  for (const [label, value] of Object.entries(fields)) if (value) lines.push(`${`${label}:`.padEnd(9)} ${value}`)
  if (suspicions.length > 0) lines.push('', `It may be spam: ${suspicions.join(', ')}.`)
  if (said('message')) lines.push('', said('message'))
  lines.push(
    '',
    '-- ',
    `Lead ${said('id')}, ${said('created_at')}`,
    'Answer to this message to write to the person. Who asks to be erased: npx citence person erase <e-mail>, and delete this message.',
  )
  return {
    subject: `${suspicions.length > 0 ? '[spam?] ' : ''}${subject}`.slice(0, 200),
    text: lines.join('\n'),
    replyTo: email ? { name, address: email } : undefined,
  }
}
