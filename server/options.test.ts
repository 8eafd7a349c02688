import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('has a default for everything', () => {
  expect(readOptions({}, '/srv/site')).toEqual({
    host: '127.0.0.1',
    port: 4173,
    databaseUrl: undefined,
    dataDirectory: '/srv/site/data',
    siteDirectory: '/srv/site/dist',
    trustedProxies: 0,
    log: true,
  })
})

it.each(['http', '-1', '70000', '80.5'])('names the variable when PORT is %j', (PORT) => {
  expect(() => readOptions({ PORT }, '/srv/site')).toThrow(`PORT='${PORT}': expected a whole number from 0 to 65535.`)
})
