import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { form, testKeys } from './server.ts'

type Request = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** `answer`: the expected status and code. */
type Attack = Request & { name: string; answer: [status: number, code: string] }

const contactPath = '/rest/v1/rpc/create_lead_from_contact_form'
const eventsPath = '/rest/v1/analytics_events'
const everyEvent = `${eventsPath}?id=not.is.null`
const event = { event_type: 'x', site_id: 'citence' }
const someone = '6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3'

const attack = (name: string, request: Request, ...answer: Attack['answer']): Attack => ({ ...request, name, answer })
const contact = (name: string, more: object, ...answer: Attack['answer']) =>
  call(name, JSON.stringify({ ...form, ...more }), ...answer)
const events = (name: string, rows: unknown, ...answer: Attack['answer']) =>
  attack(name, { path: eventsPath, body: JSON.stringify(rows) }, ...answer)
const call = (name: string, body: string | Uint8Array<ArrayBuffer>, ...answer: Attack['answer']) =>
  attack(name, { path: contactPath, body }, ...answer)

/** Events whose JSON is written here, for JavaScript would write it otherwise. */
const withProperties = (name: string, properties: string, ...answer: Attack['answer']) =>
  attack(
    name,
    { path: eventsPath, body: `[{"event_type":"x","site_id":"citence","properties":${properties}}]` },
    ...answer,
  )
const reading = (what: string, table: string, headers = {}) =>
  attack(`reading ${what}`, { path: `/rest/v1/${table}`, method: 'GET', headers }, 404, 'PGRST205')
const administering = (procedure: string, how: string, headers: Record<string, string>) =>
  attack(`${procedure} ${how}`, { path: `/rest/v1/rpc/${procedure}`, body: '{}', headers }, 404, 'PGRST202')

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (header: object, claims: object, secret: string) => {
  const body = `${encode(header)}.${encode(claims)}`
  return `Bearer ${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
const secret = { apikey: testKeys.secretKey }

export const attacks: Attack[] = [
  // Shape
  call('bad JSON', '{"p_name": "Ada"', 400, 'PGRST102'),
  attack('no body', { path: contactPath }, 400, 'PGRST102'),
  call('a list for an object', '[]', 400, 'PGRST102'),
  call('bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'PGRST102'),
  contact('an unknown argument', { p_admin: true }, 404, 'PGRST202'),
  call('the prototype as an argument', '{"__proto__": {"p_name": "x"}}', 404, 'PGRST202'),
  contact('10 MB of message', { p_message: 'x'.repeat(10_000_000) }, 413, 'PT413'),
  contact('64 KB of message', { p_message: 'x'.repeat(64 * 1024) }, 413, 'PT413'),
  events('an unknown column', [{ ...event, admin: true }], 400, 'PGRST204'),
  events('10 MB of events', [{ ...event, page_path: 'x'.repeat(10_000_000) }], 413, 'PT413'),
  events('501 rows', Array(501).fill(event), 413, 'PT413'),
  events('650,000 rows that hold nothing', Array(650_000).fill({}), 413, 'PT413'),
  events(
    '400,000 fields',
    [Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`a${n}`, [1, 2, 3, 4]]))],
    413,
    'PT413',
  ),
  {
    ...call('a compressed body', gzipSync(JSON.stringify({ p_message: 'x'.repeat(1_000_000) })), 415, 'PGRST107'),
    headers: { 'Content-Encoding': 'gzip' },
  },
  events('rows of different shape', [event, { ...event, page_path: '/' }], 400, 'PGRST102'),
  events('rows that are none', [event, 3], 400, 'PGRST102'),
  call('JSON as deep as fits', `{"p_utm_data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400, 'PGRST102'),
  withProperties('events as deep as fit', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400, 'PGRST102'),
  // Text
  contact('a NUL in a name', { p_name: 'a\u0000b' }, 400, '22P05'),
  contact('half a character', { p_name: '\ud800' }, 400, '22P02'),
  events('a NUL in an event', [{ ...event, page_path: '\u0000' }], 400, '22P05'),
  events('a NUL in properties', [{ ...event, properties: { a: '\u0000' } }], 400, '22P05'),
  events('a number beyond all numbers', [{ ...event, properties: 1 }], 400, '23514'),
  withProperties('a number with a huge exponent', '{"a":1e999999}', 400, '22003'),
  // Each is eight bytes here, and 128 KB of digits once the database writes it out.
  call('numbers that unfold in an argument', `{"p_utm_data":{"a":[${'1e131071,'.repeat(900)}1]}}`, 400, '22003'),
  withProperties('numbers that unfold in an event', `{"a":[${'1E-16383,'.repeat(4000)}1]}`, 400, '22003'),
  events('a field that is too long', [{ ...event, event_type: 'x'.repeat(65) }], 400, '23514'),
  events('17 KB of properties', [{ ...event, properties: { a: 'x'.repeat(17_000) } }], 400, '23514'),
  events('a missing type', [{ site_id: 'citence' }], 400, '23502'),
  events('an id that is none', [{ ...event, id: "'; drop table leads" }], 400, '22P02'),
  // Names that would be SQL
  call('SQL as an argument', '{"p_name) from private.settings; --": "x"}', 404, 'PGRST202'),
  attack('SQL as a procedure', { path: `${contactPath}();drop table leads`, body: '{}' }, 404, 'PGRST202'),
  attack(
    'SQL as columns',
    { path: `${eventsPath}?columns=event_type,site_id) select 1; --`, body: '[{}]' },
    400,
    'PGRST204',
  ),
  events('SQL as a column', [{ 'event_type, site_id) select secret': 1 }], 400, 'PGRST204'),
  // Identity
  { ...contact('no key', {}, 401, 'PGRST301'), headers: { apikey: '' } },
  { ...contact('a wrong key', {}, 401, 'PGRST301'), headers: { apikey: 'sb_publishable_wrong' } },
  {
    ...contact('a role of one’s own', {}, 401, 'PGRST301'),
    headers: { Authorization: token({ alg: 'HS256' }, { role: 'service_role' }, 'guessed') },
  },
  {
    ...contact('an unsigned token', {}, 401, 'PGRST301'),
    headers: { Authorization: token({ alg: 'none' }, { role: 'service_role' }, '') },
  },
  {
    ...contact('a signed role that is no visitor’s', {}, 403, '42501'),
    headers: { Authorization: token({ alg: 'HS256' }, { role: 'service_role' }, testKeys.jwtSecret) },
  },
  events('a forged user', [{ ...event, user_id: someone }], 401, '42501'),
  {
    ...events('another user’s id', [{ ...event, user_id: someone }], 403, '42501'),
    headers: {
      Authorization: token(
        { alg: 'HS256' },
        { role: 'authenticated', sub: '00000000-0000-4000-8000-000000000001' },
        testKeys.jwtSecret,
      ),
    },
  },
  events('another site', [{ ...event, site_id: 'other' }], 409, '23503'),
  events('a forged time of receipt', [{ ...event, received_at: '2000-01-01' }], 401, '42501'),
  // Not offered
  { ...events('rows back', [event], 401, '42501'), headers: { Prefer: 'return=representation' } },
  attack('reading events', { path: eventsPath, method: 'GET' }, 401, '42501'),
  attack('changing events', { path: everyEvent, method: 'PATCH', body: '{"event_type":"y"}' }, 401, '42501'),
  attack('deleting events', { path: everyEvent, method: 'DELETE' }, 401, '42501'),
  reading('leads', 'leads'),
  reading('leads with the secret key', 'leads', secret),
  reading('the settings', 'settings', { 'Accept-Profile': 'private' }),
  reading('the whole schema', ''),
  ...[
    'list_leads',
    'set_lead_status',
    'erase_contact',
    'person_data',
    'erasures',
    'apply_erasures',
    'condition',
    'refresh_analytics',
    'analytics_report',
    'run_retention',
  ].map((procedure) => administering(procedure, 'as a visitor', {})),
  ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'].map((header) =>
    administering('list_leads', `with the secret key through a proxy (${header})`, {
      ...secret,
      [header]: '203.0.113.1',
    }),
  ),
  administering('run_retention', 'with the secret key', secret),
  administering('create_lead_from_contact_form', 'with the secret key', secret),
  contact(
    'a header in an e-mail address',
    { p_email: 'ada@example.com\r\nBcc: eve@example.com' },
    200,
    'invalid_email',
  ),
]
