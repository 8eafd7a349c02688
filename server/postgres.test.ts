import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { asOwner, openTestDatabase } from './testing/database.ts'
import { onFreePort } from './testing/free-port.ts'
import { whyNoPostgres } from './testing/postgres.ts'

const supabase = resolve(import.meta.dirname, '..', 'supabase')
const folder = sharedFolder()
const missing = whyNoPostgres()

describe.skipIf(missing)(`a PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  it('is reached again after it has dropped every connection, idle and in use', async () => {
    const database = await openTestDatabase('PostgreSQL')
    const [row] = await asOwner(database, 'select current_database() as name')
    const inUse = database.transaction(({ query }) => query('select pg_sleep(60)'))
    const broken = expect(inUse).rejects.toThrow()
    const admin = await openPostgres(database.url ?? '')
    const drop = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${row?.name}' and pid <> pg_backend_pid()`
    await asOwner(admin, drop)
    await broken

    // A process may notice a lost connection only when it uses it.
    let answered: unknown
    for (let attempt = 0; attempt < 5 && !answered; attempt++) {
      answered = await asOwner(database, 'select 1 as one').catch(() => undefined)
    }
    expect(answered).toEqual([{ one: 1 }])
    await admin.close()
    await database.close()
  })

  it('may be behind PgBouncer, which takes few settings with a connection', async () => {
    const database = await openTestDatabase('PostgreSQL')
    const settings = `select name, source, setting from pg_settings where source = 'client' or name = 'statement_timeout' order by 1`
    expect(await asOwner(database, settings)).toEqual([
      { name: 'application_name', source: 'client', setting: expect.stringMatching(/^citence /) },
      { name: 'client_encoding', source: 'client', setting: 'UTF8' },
      { name: 'statement_timeout', source: 'session', setting: '8000' },
    ])
    await database.close()
  })

  it('is prepared by nobody who may not create roles, with what to do', async () => {
    const beside = await openTestDatabase('PostgreSQL')
    const url = new URL(beside.url ?? '')
    const name = `${url.pathname.slice(1)}_plain`
    const outside = (statement: string) => beside.transaction(({ run }) => run('commit').then(() => run(statement)))
    await outside(`create role ${name} login`)
    await outside(`grant ${name} to current_user`)
    await outside(`create database ${name} owner ${name} template template0`)
    url.pathname = `/${name}`
    url.username = name
    const plain = await openPostgres(url.href)
    await expect(migrate(plain, supabase)).rejects.toThrow(
      /roles\.sql: .*Run it once as one who may create and grant its roles/,
    )
    await plain.close()
    await outside(`drop database ${name} with (force)`)
    await outside(`drop role ${name}`)
    await beside.close()
  })

  it('gives a migration the time it takes', async () => {
    const beside = await openTestDatabase('PostgreSQL')
    mkdirSync(join(folder, 'migrations'))
    writeFileSync(
      join(folder, 'migrations', '99990101000000_slow.sql'),
      `do $$ begin
        perform pg_sleep(0.5);
        assert current_setting('statement_timeout') = '0', 'a statement may take no longer than 8 seconds';
      end $$`,
    )
    const database = await openPostgres(beside.url ?? '', 200)
    expect(await migrate(database, folder)).toEqual(['99990101000000_slow.sql'])
    await database.close()
    await beside.close()
  })

  it('that cannot keep all that people write is refused, with what to do', async () => {
    const beside = await openTestDatabase('PostgreSQL')
    const url = new URL(beside.url ?? '')
    url.pathname += '_ascii'
    const name = url.pathname.slice(1)
    const outside = (statement: string) => beside.transaction(({ run }) => run('commit').then(() => run(statement)))
    await outside(`create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`)
    await expect(openPostgres(url.href)).rejects.toThrow(/its encoding is SQL_ASCII.*createdb --encoding UTF8/)
    await outside(`drop database ${name} with (force)`)
    await beside.close()
  })

  it('is reached again when its connections fall silent and nothing closes them', async () => {
    const behind = await openTestDatabase('PostgreSQL')
    const url = new URL(behind.url ?? '')
    const relay = await startRelay(Number(url.port))
    url.port = String(relay.port)
    const database = await openPostgres(url.href, 500)
    const ask = () => asOwner(database, 'select 1 as one')
    // As many as there are places: none is left over when they are lost.
    await Promise.all(Array.from({ length: 10 }, ask))
    relay.silence()
    const lost = await Promise.allSettled(Array.from({ length: 10 }, ask))
    expect(lost.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'))
    expect(await ask()).toEqual([{ one: 1 }])
    await database.close()
    relay.close()
    await behind.close()
  })
})

/** A way to a port of this machine that can lose the connections it has without a word, as a failed machine does. */
async function startRelay(to: number) {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
  })
  return {
    port: await onFreePort(server),
    silence: () => {
      for (const end of ends) end.unpipe().pause()
    },
    close: () => {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}

it.each([
  'postgres://site:hid/den@127.0.0.1/site',
  'postgres://site:12/hidden@127.0.0.1/site',
  'postgres://site:hid#den@127.0.0.1/site',
  // What .env leaves of a password with a #.
  'postgres://site:hidden',
  'site:hidden@127.0.0.1/site',
])('whose address is %s is refused before anything of it is told', async (address) => {
  const attempt = openPostgres(address)
  await expect(attempt).rejects.toThrow(/expected postgres:.*percent-encoded/)
  await expect(attempt).rejects.not.toThrow(/hid|den|12/)
})

it('that cannot be reached is named without its password', async () => {
  const attempt = openPostgres('postgres://site:hidden@127.0.0.1:1/site')
  await expect(attempt).rejects.toThrow('DATABASE_URL (postgres://127.0.0.1:1/site): cannot be used')
  await expect(attempt).rejects.not.toThrow('hidden')
})
