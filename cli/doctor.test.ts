import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminOf } from '../server/admin.ts'
import { backupFile } from '../server/backup/keep.ts'
import type { Database } from '../server/database.ts'
import type { Listening } from '../server/listen.ts'
import { asOwner, emptyTables, openTestDatabase } from '../server/testing/database.ts'
import { onFreePort } from '../server/testing/free-port.ts'
import { whyNoPostgres } from '../server/testing/postgres.ts'
import { serveTest, testKeys } from '../server/testing/server.ts'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { installation } from './commands/run.fixture.ts'
import { examineDatabase, readCondition } from './doctor/condition.ts'
import { formatFindings } from './doctor/finding.ts'

const folder = sharedFolder()
const backups = join(folder, 'backups')

const missing = whyNoPostgres()
describe.skipIf(missing)(`the doctor${missing ? ` (${missing})` : ''}`, () => {
  let database: Database & { url?: string }
  const open: (Listening | Server)[] = []
  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL')
  })
  beforeEach(async () => {
    await emptyTables(database)
    rmSync(backups, { recursive: true, force: true })
    backedUp(2)
    // As after a day of service.
    await run(`insert into private.chores values ('run_retention', now());
      update private.analytics_state set refreshed_at = now();
      update private.settings set lead_webhook = true`)
  })
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })
  afterAll(() => database?.close())

  function backedUp(hoursAgo: number): void {
    mkdirSync(backups, { recursive: true })
    writeFileSync(backupFile(backups, Date.now() - hoursAgo * 60 * 60 * 1000), '')
  }

  const run = (script: string) => database.transaction(({ run }) => run(script))

  const citence = installation(folder, testKeys.secretKey)
  const doctor = (address?: string, more: Record<string, string> = {}) =>
    citence({ DATABASE_URL: database.url ?? '', BACKUP_DIR: backups, ...more }, 'doctor', ...(address ? [address] : []))

  async function serve(trustedProxies = 0): Promise<string> {
    const server = await serveTest(database, { trustedProxies, watched: true })
    open.push(server)
    return server.url.replace('localhost', '127.0.0.1')
  }

  /** A proxy as an owner may configure it; the default configuration is correct. */
  async function proxyTo(
    target: string,
    { host = '127.0.0.1', drop = [], publishes }: { host?: string; drop?: string[]; publishes?: string } = {},
  ): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === publishes) return void outgoing.writeHead(200, { 'Content-Type': 'text/plain' }).end('KEY=1')
      const before = incoming.headers['x-forwarded-for']
      const chain = `${before ? `${before}, ` : ''}203.0.113.9`
      const headers = { ...incoming.headers, 'x-forwarded-for': chain }
      const { method } = incoming
      const onwards = request(target + incoming.url, { method, headers }, (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !drop.includes(name))
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        answer.pipe(outgoing)
      })
      incoming.pipe(onwards)
    })
    open.push(server)
    return `http://${host}:${await onFreePort(server, host)}`
  }

  /** What a problem says: its check and the three lines below. */
  const problem = (out: string, check: string) =>
    out.split(/\n\n/).find((part) => part.startsWith(`PROBLEM  ${check}:`))

  it('finds nothing wrong with a server behind its proxy', async () => {
    const { code, out, err } = await doctor(await proxyTo(await serve(1)))
    expect({ code, err, end: out.match(/\d+ problems, \d+ warnings/)?.[0] }).toEqual({
      code: 0,
      err: '',
      end: '0 problems, 0 warnings',
    })
    for (const check of [
      'schema',
      'retention',
      'rollup',
      'disk',
      'backups',
      'ready',
      'headers',
      'host',
      'backend',
      'client address',
      'proxy',
    ]) {
      expect(out).toMatch(new RegExp(`^ok +${check}:`, 'm'))
    }
  })

  it.each<[string, string, RegExp]>([
    ['a forgotten pg_cron: retention', `delete from private.chores`, /retention[\s\S]*never been done[\s\S]*pg_cron/],
    [
      'retention of last week',
      `update private.chores set done_at = now() - interval '7 days'`,
      /retention[\s\S]*7 days ago[\s\S]*once a day/,
    ],
    [
      'analytics that nobody counts',
      `update private.analytics_state set refreshed_at = now() - interval '30 hours'`,
      /rollup[\s\S]*30 hours ago/,
    ],
    [
      'a webhook that takes nothing',
      `insert into public.leads (source, name, email, language) values ('contact', 'A', 'a@b.example', 'en');
       update private.lead_deliveries set created_at = now() - interval '5 hours', last_error = 'status 500'`,
      /backlog of notices[\s\S]*1 wait, the first for 5 hours \(the oldest: status 500\)/,
    ],
    [
      'erasures of another key',
      `insert into private.erasures values (sha256('x'), '\\x0011223344556677', now())`,
      /erasures[\s\S]*1 erasures were recorded with another secret key/,
    ],
  ])('names %s', async (_, set, expected) => {
    await run(set)
    const { code, out } = await doctor()
    expect([code, out.match(/\d+ problems?/)?.[0]]).toEqual([1, '1 problem'])
    expect(out.slice(out.indexOf('PROBLEM'))).toMatch(expected)
  })

  it.each<[string, string, string, RegExp]>([
    [
      'leads that anybody can read',
      'grant select on public.leads to anon',
      'revoke select on public.leads from anon',
      /what visitors may do[\s\S]*table leads: anon may select[\s\S]*revoke all/,
    ],
    [
      'row-level security that is off',
      'alter table public.leads disable row level security',
      'alter table public.leads enable row level security',
      /what visitors may do[\s\S]*table leads: its row-level security is off/,
    ],
    [
      'an admin procedure that visitors may call',
      'grant execute on function public.list_leads(timestamptz, text, text, timestamptz, uuid, integer) to anon',
      'revoke execute on function public.list_leads(timestamptz, text, text, timestamptz, uuid, integer) from anon',
      /what visitors may do[\s\S]*function list_leads: anon may call it/,
    ],
    [
      'a newer schema',
      `insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`,
      `delete from supabase_migrations.schema_migrations where version = '20991231000000'`,
      /schema[\s\S]*its migration 20991231000000 is not known/,
    ],
    [
      'hosted Supabase with the address header of our own server',
      'create role authenticator',
      'drop role authenticator',
      /client address[\s\S]*x-client-address[\s\S]*cf-connecting-ip/,
    ],
  ])('names %s', async (_, breaking, mending, expected) => {
    await run(breaking)
    const { code, out } = await doctor().finally(() => run(mending))
    expect(code).toBe(1)
    expect(out.slice(out.indexOf('PROBLEM'))).toMatch(expected)
  })

  it('reports an older schema, as /health/ready does', async () => {
    const [newest] = await asOwner(
      database,
      'select * from supabase_migrations.schema_migrations order by version desc limit 1',
    )
    await asOwner(database, 'delete from supabase_migrations.schema_migrations where version = $1', [newest?.version])
    const { code, out } = await doctor(await serve()).finally(() =>
      asOwner(database, 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        newest?.version,
        newest?.name,
      ]),
    )
    expect(code).toBe(1)
    expect(problem(out, 'schema')).toContain(`1 migrations are missing, the first: ${newest?.version}`)
    expect(problem(out, 'ready')).toContain('status 503')
  })

  it('names a proxy that is not configured', async () => {
    const { code, out } = await doctor(await proxyTo(await serve(0)))
    expect(code).toBe(1)
    expect(problem(out, 'proxy')).toMatch(/a proxy is in front[\s\S]*Set TRUSTED_PROXIES/)
  })

  it('does not take its own forged headers for a proxy when it looks again', async () => {
    const address = await serve(0)
    await doctor(address)
    const { code, out } = await doctor(address)
    expect({ code, proxy: problem(out, 'proxy') }).toEqual({ code: 0, proxy: undefined })
  })

  it('names a client address that visitors can forge', async () => {
    for (const address of [await serve(1), await proxyTo(await serve(2))]) {
      const { code, out } = await doctor(address)
      expect(code).toBe(1)
      expect(problem(out, 'client address')).toContain(
        'a visitor who claims to be 198.51.100.77 counts as 198.51.100.77',
      )
    }
  })

  it('reports a header that a proxy drops, a secret file that it serves, and a site without TLS', async () => {
    const how = { host: '127.0.0.2', drop: ['content-security-policy', 'x-content-type-options'], publishes: '/.env' }
    const { code, out } = await doctor(await proxyTo(await serve(1), how))
    expect(code).toBe(1)
    expect(out).toMatch(/PROBLEM {2}headers: .*, Content-Security-Policy\n {2}is: +is not sent/)
    expect(out).toMatch(/PROBLEM {2}headers: .*, X-Content-Type-Options\n/)
    expect(problem(out, 'what is published')).toMatch(/\/\.env\n[\s\S]*anybody can read it/)
    expect(problem(out, 'TLS')).toContain('forms travel in clear')
  })

  it('names a missing key, a database that is gone and an address where nobody answers', async () => {
    const closed = await proxyTo('http://127.0.0.1')
    for (const server of open.splice(0)) await server.close()
    const gone = new URL(database.url ?? '')
    gone.port = '1'
    // Not by the command, which finds the key in the .env of a project that was built.
    const noKey = readCondition(await adminOf(database, undefined, '').call('condition'))
    const [noDatabase, nobody] = [await doctor(undefined, { DATABASE_URL: gone.href }), await doctor(closed)]
    expect([noDatabase.code, nobody.code]).toEqual([1, 1])
    const found = formatFindings(examineDatabase(noKey, undefined, '', Date.now()))
    expect(problem(found, 'pepper')).toContain('Set SUPABASE_SECRET_KEY')
    expect(problem(noDatabase.out, 'database')).toContain('cannot be used')
    expect(problem(nobody.out, 'reachable')).toContain('ECONNREFUSED')
  })

  it('warns when nobody is told of a lead, which is no error', async () => {
    await run('update private.settings set lead_webhook = false')
    const { code, out } = await doctor()
    expect(code).toBe(0)
    await run('update private.settings set lead_mail = true')
    expect((await doctor()).out).toMatch(/^ok +notice of leads:/m)
    expect(out).toMatch(/WARNING {2}notice of leads: LEAD_MAIL_TO, LEAD_WEBHOOK_URL\n[\s\S]*nobody is told of a lead/)
  })

  it('warns when no backup was made for days, unless another service makes them', async () => {
    rmSync(backups, { recursive: true })
    expect((await doctor()).out).toMatch(/WARNING {2}backups: .*\n {2}is: +there is none/)
    backedUp(70)
    const { code, out } = await doctor()
    expect(code).toBe(0)
    expect(out).toMatch(/WARNING {2}backups: .*\n {2}is: +the newest was made 70 hours ago/)
    expect((await doctor(undefined, { BACKUPS_KEPT: '0' })).out).toMatch(/^skipped +backups:/m)
  })

  it('refuses text that is not an address', async () => {
    expect(await doctor('www.example.com')).toMatchObject({ code: 2, out: '' })
  })
})
