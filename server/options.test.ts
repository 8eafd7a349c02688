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
    log: true,
  })
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
})
