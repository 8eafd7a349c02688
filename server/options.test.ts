import { expect, it } from 'vitest'
import { defaultRates } from './limits.ts'
import { readOptions } from './options.ts'

it('has a default for everything', () => {
  expect(readOptions({}, '/srv/site')).toEqual({
    host: '127.0.0.1',
    port: 4173,
    databaseUrl: undefined,
    dataDirectory: '/srv/site/data',
    erasuresFile: '/srv/site/erasures.txt',
    backups: { directory: '/srv/site/data/backups', count: 14, days: 30 },
    siteDirectory: '/srv/site/dist',
    trustedProxies: 0,
    rates: defaultRates,
    webhook: undefined,
    mailbox: undefined,
    log: true,
  })
})

it('takes a value without the space around it', () => {
  const read = readOptions({ DATA_DIR: '/data ', TRUSTED_PROXIES: ' 1', LOG: 'off\n' }, '/srv/site')
  expect(read).toMatchObject({ dataDirectory: '/data', trustedProxies: 1, log: false })
})

it.each(['http', '-1', '70000', '80.5'])('names the variable when PORT is %j', (PORT) => {
  expect(() => readOptions({ PORT }, '/srv/site')).toThrow(`PORT='${PORT}': expected a whole number from 0 to 65535.`)
})

it('lets an owner say how much visitors may send, but not nothing', () => {
  const { events, procedures } = readOptions({ EVENTS_PER_SECOND: '40' }, '/srv/site').rates
  expect(events.all).toEqual({ burst: 400_000, perSecond: 40 })
  expect(procedures).toEqual(defaultRates.procedures)
  expect(() => readOptions({ LEADS_PER_SECOND: '0' }, '/srv/site')).toThrow("LEADS_PER_SECOND='0'")
})

it('takes a webhook with its secret, and refuses one without', () => {
  const LEAD_WEBHOOK_URL = 'https://crm.example/leads'
  const LEAD_WEBHOOK_SECRET = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQ='
  expect(readOptions({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET }, '/srv/site').webhook).toEqual({
    url: LEAD_WEBHOOK_URL,
    secret: LEAD_WEBHOOK_SECRET,
  })
  expect(readOptions({ LEAD_WEBHOOK_URL: 'off' }, '/srv/site').webhook).toBe('off')
  expect(() => readOptions({ LEAD_WEBHOOK_URL }, '/srv/site')).toThrow('LEAD_WEBHOOK_SECRET: expected')
  expect(() => readOptions({ LEAD_WEBHOOK_URL: 'crm.example', LEAD_WEBHOOK_SECRET }, '/srv/site')).toThrow(
    "LEAD_WEBHOOK_URL='crm.example': expected",
  )
  expect(() =>
    readOptions({ LEAD_WEBHOOK_URL: 'https://me:hidden@crm.example', LEAD_WEBHOOK_SECRET }, '/srv/site'),
  ).toThrow(/^LEAD_WEBHOOK_URL: expected an address without user and password; (?!.*hidden)/)
})

it('takes a mail server, with TLS unless the owner says otherwise or it is on this machine', () => {
  const read = (SMTP_URL: string, LEAD_MAIL_TO = 'leads@brand.example') =>
    readOptions({ SMTP_URL, LEAD_MAIL_TO }, '/srv/site').mailbox
  expect(read('smtps://user:p%40ss@mail.example')).toEqual({
    to: 'leads@brand.example',
    from: 'leads@brand.example',
    host: 'mail.example',
    port: 465,
    secure: true,
    isPlain: false,
    auth: { user: 'user', pass: 'p@ss' },
  })
  expect(read('smtp://mail.example')).toMatchObject({ port: 587, secure: false, isPlain: false, auth: undefined })
  expect(read('smtp://localhost')).toMatchObject({ port: 25, isPlain: true })
  expect(read('smtp://mail.internal:2525?tls=off')).toMatchObject({ port: 2525, isPlain: true })
  expect(read('', 'off')).toBe('off')
  const unencoded = ['smtp://me:100%@mail.example', 'smtp://me:12/3@mail.example', 'smtp://me:caf%E9@mail.example']
  for (const wrong of ['', 'mail.example', 'https://mail.example', 'smtp://mail.example?tls=no', ...unencoded]) {
    expect(() => read(wrong), wrong).toThrow('SMTP_URL: expected')
  }
  for (const wrong of ['', 'leads', 'a@b.example\nBcc: c@d.example', 'a@b.example, c']) {
    expect(() => read('smtps://mail.example', wrong), wrong).toThrow('LEAD_MAIL_TO')
  }
  // A mail server would be told of no sender at all.
  const by = (LEAD_MAIL_FROM: string) =>
    readOptions({ SMTP_URL: 'smtps://mail.example', LEAD_MAIL_TO: 'a@b.example', LEAD_MAIL_FROM }, '/srv/site').mailbox
  expect(by('Leads <leads@brand.example>')).toMatchObject({ from: 'Leads <leads@brand.example>' })
  for (const wrong of ['Leads', 'leads at brand.example']) expect(() => by(wrong), wrong).toThrow('LEAD_MAIL_FROM')
})
