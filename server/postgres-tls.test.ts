import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { openPostgres } from './postgres.ts'
import { secured } from './postgres-tls.ts'
import { openTestDatabase } from './testing/database.ts'
import { onFreePort } from './testing/free-port.ts'
import { startPostgres, type TestPostgres, whyNoPostgres } from './testing/postgres.ts'

const modeOf = (url: string, environment = {}) => URL.parse(secured(url, environment))?.searchParams.get('sslmode')

describe('a connection string', () => {
  it.each([
    ['postgres://a@db.example/site', 'verify-full'],
    ['postgres://a@10.0.0.7/site', 'verify-full'],
    ['postgres://a@db.example/site?sslmode=require', 'require'],
    ['postgres://a@db.example/site?sslmode=disable', 'disable'],
    ['postgres://a@localhost/site', null],
    ['postgres://a@127.0.0.1/site', null],
    ['postgres://a@[::1]/site', null],
    ['postgres:///site?host=/var/run/postgresql', null],
    ['postgres://a@/site?host=/var/run/postgresql', undefined],
    ['postgres:///site?host=db.example', 'verify-full'],
    ['postgres://a@/site?host=db.example', 'verify-full'],
    ['postgres://a@localhost/site?sslmode=verify-full', 'verify-full'],
  ])('%s: %s', (url, mode) => expect(modeOf(url)).toBe(mode))

  it('is told by the environment, too', () => {
    expect(modeOf('postgres://a@db.example/site', { PGSSLMODE: 'disable' })).toBe('disable')
    for (const url of ['postgres:///site', 'postgres://a@/site']) {
      expect(modeOf(url, { PGHOST: 'db.example' }), url).toBe('verify-full')
      expect(modeOf(url, { PGHOST: '/var/run/postgresql' }), url).toBeFalsy()
    }
  })

  it.each(['prefer', 'allow', 'on'])('with sslmode=%s, which may send in the clear, is refused', (mode) => {
    expect(() => secured(`postgres://a@db.example/site?sslmode=${mode}`, {})).toThrow(/expected disable, require/)
  })

  it('with a file of authorities that is not there is refused', () => {
    expect(() => secured('postgres://a@db.example/site?sslrootcert=/nowhere.crt', {})).toThrow(/no such file/)
  })

  it('names a file of authorities from the folder of the project', () => {
    const url = URL.parse(secured('postgres://a@db.example/site?sslrootcert=package.json', {}))
    expect(url?.searchParams.get('sslrootcert')).toBe(resolve(import.meta.dirname, '../package.json'))
  })
})

const ownAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

it.skipIf(!ownAddress)('the first packet to another machine asks for TLS and holds no name', async () => {
  const server = createServer()
  const port = await onFreePort(server, ownAddress)
  const first = new Promise<Buffer>((resolve) =>
    server.on('connection', (socket) =>
      socket.once('data', (data) => {
        resolve(data)
        // "No": a server without TLS.
        socket.write('N')
      }),
    ),
  )
  const opened = openPostgres(`postgres://site:hidden@${ownAddress}:${port}/site`)
  await expect(opened).rejects.toThrow(/It does not encrypt\. Turn TLS on there/)
  const packet = await first
  // SSLRequest: https://www.postgresql.org/docs/current/protocol-message-formats.html
  expect([packet.length, packet.readInt32BE(4)]).toEqual([8, 80_877_103])
  server.close()
})

const missing =
  whyNoPostgres() ??
  (process.env.TEST_DATABASE_URL && 'TEST_DATABASE_URL decides') ??
  (spawnSync('openssl', ['version']).status === 0 ? undefined : 'no openssl to make a certificate with')

describe.skipIf(missing)(`a PostgreSQL with a certificate of its own${missing ? ` (${missing})` : ''}`, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  const at = (host: string, options: string) => postgres.url.replace('127.0.0.1', host) + options
  async function isEncrypted(url: string): Promise<unknown> {
    const database = await openPostgres(url)
    const ask = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
    const [row] = await database.transaction(({ query }) => query(ask))
    await database.close()
    return row?.ssl
  }

  it('is reached by its name with the file of its authority', async () => {
    expect(await isEncrypted(at('localhost', `?sslmode=verify-full&sslrootcert=${postgres.certificate}`))).toBe(true)
  })

  it('is reached by "require" without being verified, and in the clear only by "disable"', async () => {
    expect(await isEncrypted(at('localhost', '?sslmode=require'))).toBe(true)
    expect(await isEncrypted(at('localhost', '?sslmode=disable'))).toBe(false)
  })

  it('is what the suites of the SQL run on, as an administrator who is no superuser', async () => {
    const database = await openTestDatabase('PostgreSQL')
    const ask =
      'select ssl, rolsuper from pg_stat_ssl, pg_roles where pid = pg_backend_pid() and rolname = current_user'
    const rows = await database.transaction(({ query }) => query(ask))
    await database.close()
    expect(rows).toEqual([{ ssl: true, rolsuper: false }])
  })

  it('is refused when no authority is trusted for it, with what to do', async () => {
    await expect(openPostgres(at('localhost', '?sslmode=verify-full'))).rejects.toThrow(/add \?sslrootcert=/)
  })

  it('is refused under another name, with what to do', async () => {
    const url = at('127.0.0.1', `?sslmode=verify-full&sslrootcert=${postgres.certificate}`)
    await expect(openPostgres(url)).rejects.toThrow(/made out to another name/)
  })

  it('a file of text that is no certificate is refused', async () => {
    const file = join(ownFolder({ 'empty.crt': 'nothing' }), 'empty.crt')
    await expect(openPostgres(at('localhost', `?sslrootcert=${file}`))).rejects.toThrow(/cannot be used/)
  })
})
