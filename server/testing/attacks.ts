import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { testKeys } from './server.ts'

type Request = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** `answer`: the expected status and code. `before`: legitimate requests to send first. */
type Attack = Request & { name: string; before?: Request[]; answer: [status: number, code: string] }

const contactPath = '/rest/v1/rpc/create_lead_from_contact_form'
const eventsPath = '/rest/v1/analytics_events'
const form = { p_name: 'Ada', p_email: 'ada@example.com', p_message: 'Hello', p_language: 'en' }
const event = { event_type: 'x', site_id: 'citence' }
const someone = '6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3'

const contact = (name: string, more: object, ...answer: Attack['answer']): Attack => ({
  name,
  path: contactPath,
  body: JSON.stringify({ ...form, ...more }),
  answer,
})
const events = (name: string, rows: unknown, ...answer: Attack['answer']): Attack => ({
  name,
  path: eventsPath,
  body: JSON.stringify(rows),
  answer,
})
const call = (name: string, body: Attack['body'], ...answer: Attack['answer']): Attack => ({
  name,
  path: contactPath,
  ...(body === undefined ? {} : { body }),
  answer,
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (header: object, claims: object, secret: string) => {
  const body = `${encode(header)}.${encode(claims)}`
  return `Bearer ${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
const secret = { apikey: testKeys.secretKey }

export const attacks: Attack[] = [
  // Shape
  call('bad JSON', '{"p_name": "Ada"', 400, 'PGRST102'),
  call('no body', undefined, 400, 'PGRST102'),
  call('a list for an object', '[]', 400, 'PGRST102'),
  call('bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'PGRST102'),
  contact('an unknown argument', { p_admin: true }, 404, 'PGRST202'),
  call('the prototype as an argument', '{"__proto__": {"p_name": "x"}}', 404, 'PGRST202'),
  contact('10 MB of message', { p_message: 'x'.repeat(10_000_000) }, 413, 'PT413'),
  contact('64 KB of message', { p_message: 'x'.repeat(64 * 1024) }, 413, 'PT413'),
  events('an unknown column', [{ ...event, admin: true }], 400, 'PGRST204'),
  events('10 MB of events', [{ ...event, page_path: 'x'.repeat(10_000_000) }], 413, 'PT413'),
  events(
    '501 rows',
    Array.from({ length: 501 }, () => event),
    413,
    'PT413',
  ),
  events(
    '650,000 rows that hold nothing',
    Array.from({ length: 650_000 }, () => ({})),
    413,
    'PT413',
  ),
  events(
    '400,000 fields',
    [Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`a${n}`, [1, 2, 3, 4]]))],
    413,
    'PT413',
  ),
  {
    ...call(
      'a compressed body',
      gzipSync(JSON.stringify({ ...form, p_message: 'x'.repeat(1_000_000) })),
      415,
      'PGRST107',
    ),
    headers: { 'Content-Encoding': 'gzip' },
  },
  events('rows of different shape', [event, { ...event, page_path: '/' }], 400, 'PGRST102'),
  events('rows that are none', [event, 3], 400, 'PGRST102'),
  call('JSON as deep as fits', `{"p_utm_data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400, 'PGRST102'),
  {
    name: 'events as deep as fit',
    path: eventsPath,
    body: `[{"event_type":"x","site_id":"citence","properties":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`,
    answer: [400, 'PGRST102'],
  },
  // Text
  contact('a NUL in a name', { p_name: 'a\u0000b' }, 400, '22P05'),
  contact('half a character', { p_name: '\ud800' }, 400, '22P02'),
  events('a NUL in an event', [{ ...event, page_path: '\u0000' }], 400, '22P05'),
  events('a NUL in properties', [{ ...event, properties: { a: '\u0000' } }], 400, '22P05'),
  events('a number beyond all numbers', [{ ...event, properties: 1 }], 400, '23514'),
  {
    name: 'a number with a huge exponent',
    path: eventsPath,
    body: '[{"event_type":"x","site_id":"citence","properties":{"a":1e999999}}]',
    answer: [400, '22003'],
  },
  // Each is eight bytes here, and 128 KB of digits once the database writes it out.
  call('numbers that unfold in an argument', `{"p_utm_data":{"a":[${'1e131071,'.repeat(900)}1]}}`, 400, '22003'),
  {
    name: 'numbers that unfold in an event',
    path: eventsPath,
    body: `[{"event_type":"x","site_id":"citence","properties":{"a":[${'1E-16383,'.repeat(4000)}1]}}]`,
    answer: [400, '22003'],
  },
  events('a field that is too long', [{ ...event, event_type: 'x'.repeat(65) }], 400, '23514'),
  events('17 KB of properties', [{ ...event, properties: { a: 'x'.repeat(17_000) } }], 400, '23514'),
  events('a missing type', [{ site_id: 'citence' }], 400, '23502'),
  events('an id that is none', [{ ...event, id: "'; drop table leads" }], 400, '22P02'),
  // Names that would be SQL
  {
    name: 'SQL as an argument',
    path: contactPath,
    body: '{"p_name) from private.settings; --": "x"}',
    answer: [404, 'PGRST202'],
  },
  { name: 'SQL as a procedure', path: `${contactPath}();drop table leads`, body: '{}', answer: [404, 'PGRST202'] },
  {
    name: 'SQL as columns',
    path: `${eventsPath}?columns=event_type,site_id) select 1; --`,
    body: '[{}]',
    answer: [400, 'PGRST204'],
  },
  {
    name: 'SQL as a column',
    path: eventsPath,
    body: '[{"event_type, site_id) select secret": 1}]',
    answer: [400, 'PGRST204'],
  },
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
  { name: 'reading events', path: eventsPath, method: 'GET', answer: [401, '42501'] },
  {
    name: 'changing events',
    path: `${eventsPath}?id=not.is.null`,
    method: 'PATCH',
    body: '{"event_type":"y"}',
    answer: [401, '42501'],
  },
  { name: 'deleting events', path: `${eventsPath}?id=not.is.null`, method: 'DELETE', answer: [401, '42501'] },
  { name: 'reading leads', path: '/rest/v1/leads', method: 'GET', answer: [404, 'PGRST205'] },
  {
    name: 'reading leads with the secret key',
    path: '/rest/v1/leads',
    method: 'GET',
    headers: secret,
    answer: [404, 'PGRST205'],
  },
  {
    name: 'reading the settings',
    path: '/rest/v1/settings',
    method: 'GET',
    headers: { 'Accept-Profile': 'private' },
    answer: [404, 'PGRST205'],
  },
  { name: 'the whole schema', path: '/rest/v1/', method: 'GET', answer: [404, 'PGRST205'] },
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
  ].map(
    (procedure): Attack => ({
      name: `${procedure} as a visitor`,
      path: `/rest/v1/rpc/${procedure}`,
      body: '{}',
      answer: [404, 'PGRST202'],
    }),
  ),
  ...['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'].map(
    (header): Attack => ({
      name: `list_leads with the secret key through a proxy (${header})`,
      path: '/rest/v1/rpc/list_leads',
      body: '{}',
      headers: { ...secret, [header]: '203.0.113.1' },
      answer: [404, 'PGRST202'],
    }),
  ),
  {
    name: 'run_retention with the secret key',
    path: '/rest/v1/rpc/run_retention',
    body: '{}',
    headers: secret,
    answer: [404, 'PGRST202'],
  },
  // Repetition
  {
    name: 'a key with another body',
    path: contactPath,
    headers: { 'Idempotency-Key': 'b0f2a7f0-0042' },
    before: [{ path: contactPath, body: JSON.stringify(form), headers: { 'Idempotency-Key': 'b0f2a7f0-0042' } }],
    body: JSON.stringify({ ...form, p_message: 'Other' }),
    answer: [200, 'idempotency_conflict'],
  },
  { ...contact('a key that is none', {}, 200, 'invalid_idempotency_key'), headers: { 'Idempotency-Key': 'short' } },
  {
    ...contact('a sixth message of one mailbox, from a forged address', {}, 200, 'rate_limited'),
    headers: {
      'X-Forwarded-For': '198.51.100.99',
      'X-Client-Address': '198.51.100.99',
      Forwarded: 'for=198.51.100.99',
    },
    before: Array.from({ length: 5 }, (_, n) => ({
      path: contactPath,
      body: JSON.stringify(form),
      headers: { 'X-Forwarded-For': `junk, ${n}, 999.1.1.1, '; drop table leads` },
    })),
  },
  // Invalid forms
  contact(
    'a header in an e-mail address',
    { p_email: 'ada@example.com\r\nBcc: eve@example.com' },
    200,
    'invalid_email',
  ),
  contact('two e-mail addresses', { p_email: 'ada@a.co,eve@b.co' }, 200, 'invalid_email'),
  contact('a message of 10,001 characters', { p_message: 'é'.repeat(10_001) }, 200, 'invalid_message'),
  contact('an unknown language', { p_language: '../de' }, 200, 'invalid_language'),
]
