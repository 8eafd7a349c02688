import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../server/database.ts'
import { openEmbedded } from '../server/embedded.ts'
import type { Listening } from '../server/listen.ts'
import { migrate } from '../server/migrate.ts'
import { asOwner, asRole, openTestDatabase } from '../server/testing/database.ts'
import { whyNoPostgres } from '../server/testing/postgres.ts'
import { serveTest, testKeys } from '../server/testing/server.ts'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { installation } from './commands/run.fixture.ts'
import { minute } from './terminal/in-words.ts'

const root = resolve(import.meta.dirname, '..')
const folder = sharedFolder()
const data = join(folder, 'data')

const citence = installation(folder, testKeys.secretKey)

/**
 * Terminal escape sequences: the first would write to the clipboard of whoever prints it, the second changes the
 * colour.
 */
const commands = 'Bonjour\u001b]52;c;ZXZpbA==\u0007\u009b31m\u061c'
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys, but for line breaks.
const obeyed = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/

async function fill(database: Database): Promise<void> {
  for (const [p_name, p_language, p_message] of [
    ['Ada', 'en', 'Hello,\nagain'],
    ['Élise', 'fr', commands],
  ]) {
    await asRole(
      database,
      'anon',
      'select public.create_lead_from_contact_form(p_name => $1, p_email => $2, p_message => $3, p_language => $4, p_utm_data => $5)',
      { values: [p_name, `${p_language}@example.com`, p_message, p_language, '{"utm_campaign":"contact_2025"}'] },
    )
  }
  await asOwner(
    database,
    `insert into public.analytics_events (event_type, site_id, session_id, page_path, received_at)
     values ('page_view', 'citence', 's', '/faq', '2026-03-02 10:00Z')`,
  )
}

/** A salesperson's week, with a backend that answers several commands at once. */
function suite(environment: () => Record<string, string>): void {
  const run = (...words: string[]) => citence(environment(), ...words)

  it('lists, exports, moves on and erases leads, and reports a month', async () => {
    const [file, page] = [join(folder, 'leads.json'), join(folder, 'report.html')]
    const workbook = join(folder, 'leads.xlsx')
    writeFileSync(workbook, 'everybody may read this', { mode: 0o644 })
    const [list, csv, json, printed, person, xlsx, nowhere, report, html] = await Promise.all([
      run('leads', 'list', '--language', 'fr', '--since', '1d'),
      run('leads', 'export'),
      run('leads', 'export', '--format', 'json', '--out', file),
      run('leads', 'export', '--format', 'json'),
      run('person', 'export', 'fr@example.com'),
      run('leads', 'export', '--format', 'xlsx', '--out', workbook),
      run('leads', 'export', '--format', 'xlsx'),
      run('analytics', 'report', '--month', '2026-03'),
      run('analytics', 'report', '--month', '2026-03', '--html', page),
    ])
    expect(list).toMatchObject({ code: 0 })
    expect(list.out).toMatch(/new +fr +contact +Élise +fr@example\.com/)
    expect(list.out).toMatch(/\n1 lead\n$/)
    expect(csv.out.split('\r\n')).toHaveLength(4)
    expect(csv.out).toContain('"Hello,\nagain"')
    expect(json).toMatchObject({ code: 0, out: '' })
    for (const { out } of [csv, printed, person]) {
      expect(out).toContain(']52;c;ZXZpbA==')
      expect(out).not.toMatch(obeyed)
    }
    expect(JSON.parse(printed.out)[1].message).toBe(commands)
    expect(JSON.parse(person.out).leads[0].message).toBe(commands)
    const leads: { id: string; name: string; created_at: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    expect(leads.map(({ name }) => name)).toEqual(['Ada', 'Élise'])
    expect(list.out).toContain(minute(leads[1]?.created_at ?? ''))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    rmSync(file)
    expect(xlsx).toMatchObject({ code: 0, out: '' })
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK')
    expect(statSync(workbook).mode & 0o777).toBe(0o600)
    rmSync(workbook)
    expect(nowhere).toMatchObject({ code: 2, out: '' })
    if (existsSync('/dev/full')) {
      for (const format of ['csv', 'xlsx']) {
        const { code, err } = await run('leads', 'export', '--format', format, '--out', '/dev/full')
        expect([code, err]).toEqual([
          2,
          expect.stringMatching(/^\/dev\/full: ENOSPC.*export again to another place\.\n$/),
        ])
      }
    }
    expect(report.out).toMatch(/\/faq +1 +1/)
    expect(html).toMatchObject({ code: 0 })
    expect(readFileSync(page, 'utf8')).toContain('<svg')

    const id = leads[0]?.id ?? ''
    const unknown = id.replace(/^.{8}/, '00000000')
    const [moved, refused, erased] = await Promise.all([
      run('leads', 'set-status', id, 'contacted'),
      run('leads', 'set-status', unknown, 'lost'),
      run('leads', 'erase', '--email', 'FR@example.com'),
    ])
    expect(moved).toMatchObject({ code: 0, out: `${id} is now contacted.\n` })
    expect(refused).toMatchObject({ code: 1, err: 'There is no such lead.\n' })
    expect(erased).toMatchObject({ code: 0 })
    const [contacted, again] = await Promise.all([
      run('leads', 'export', '--status', 'contacted'),
      run('leads', 'erase', '--email', 'FR@example.com'),
    ])
    expect(contacted.out).toContain(`${id},`)
    expect(again).toMatchObject({ code: 1 })

    const hers = join(folder, 'ada.json')
    writeFileSync(hers, 'everybody may read this', { mode: 0o644 })
    const [shown, tagged, exported, nobody, noAddress] = await Promise.all([
      run('person', 'show', 'EN@example.com'),
      run('person', 'show', 'en+tag@example.com'),
      run('person', 'export', 'en@example.com', '--out', hers),
      run('person', 'show', 'nobody@example.com'),
      run('person', 'erase', 'Ada'),
    ])
    expect(shown).toMatchObject({ code: 0 })
    expect(shown.out).toMatch(/contact +contacted +Ada +en@example\.com[\s\S]*1 lead/)
    expect(tagged).toMatchObject({ code: 1 })
    expect(tagged.out).toMatch(/^Nothing is known of this address\.\n\nNot included,.* en@example\.com\. Show each/)
    expect(exported).toMatchObject({ code: 0, out: '', err: `1 lead, 0 audits and 0 events to ${hers}.\n` })
    expect(JSON.parse(readFileSync(hers, 'utf8'))).toMatchObject({ leads: [{ name: 'Ada', message: 'Hello,\nagain' }] })
    expect(statSync(hers).mode & 0o777).toBe(0o600)
    rmSync(hers)
    expect(nobody).toMatchObject({ code: 1, out: 'Nothing is known of this address.\n' })
    expect(noAddress).toMatchObject({ code: 2, err: "'Ada': expected an e-mail address, such as ada@example.com.\n" })

    const other = await run('person', 'erase', 'en+tag@example.com')
    expect(other).toMatchObject({ code: 1, err: '' })
    expect(other.out).toMatch(/^Erased: 0 leads, 0 audits, .*\nNot included,.* en@example\.com\. Erase each/)
    const gone = await run('person', 'erase', 'EN@example.com')
    expect(gone).toMatchObject({ code: 0, err: '' })
    expect(gone.out).toContain('Erased: 1 lead of en@example.com, 0 audits, 0 events')
    expect(await run('person', 'reapply')).toMatchObject({ code: 0, out: 'Erased again: 0 leads.\n' })
    expect(readFileSync(join(folder, 'erasures.txt'), 'utf8').split('\n')).toHaveLength(4)
    expect((await run('person', 'show', 'en@example.com')).out).toMatch(/^erased before, on /)
    rmSync(join(folder, 'erasures.txt'))
  })
}

describe('over the data directory', () => {
  beforeAll(async () => {
    const database = await openEmbedded(data)
    await migrate(database, join(root, 'supabase'))
    await fill(database)
    await database.close()
  })

  it('lists and erases leads, one command after the other', async () => {
    expect((await citence({}, 'leads', 'list')).out).toMatch(/ Ada .*\n.* Élise .*\n2 leads\n$/)
    expect(await citence({}, 'leads', 'erase', '--email', 'fr@example.com')).toMatchObject({ code: 0 })
    expect((await citence({}, 'leads', 'list')).out).toMatch(/\n1 lead\n$/)
  })

  it('says who holds it, when that is no server', async () => {
    const { close } = await openEmbedded(data)
    const ran = await citence({}, 'leads', 'list')
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain(`another server or command (process ${process.pid}) is using this data directory`)
    await close()
  })
})

describe('through the server that holds the data directory', () => {
  const held = join(folder, 'held')
  let database: Database
  let server: Listening
  beforeAll(async () => {
    database = await openEmbedded(held)
    await migrate(database, join(root, 'supabase'))
    await fill(database)
    server = await serveTest(database)
    database.announce(server.url)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  suite(() => ({ DATA_DIR: held }))

  it('is refused with another key', async () => {
    const ran = await citence({ DATA_DIR: held, SUPABASE_SECRET_KEY: 'sb_secret_other' }, 'leads', 'list')
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('status 401: Invalid API key. After a change of SUPABASE_SECRET_KEY in .env, restart')
  })
})

const missing = whyNoPostgres()
describe.skipIf(missing)(`over DATABASE_URL${missing ? ` (${missing})` : ''}`, () => {
  let database: Database & { url?: string }
  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL')
    await fill(database)
    // As many are set up: by the clock of the place.
    await asOwner(
      database,
      "do $$ begin execute format('alter database %I set timezone = ''Asia/Kolkata''', current_database()); end $$",
    )
  })
  afterAll(() => database?.close())
  suite(() => ({ DATABASE_URL: database.url ?? '' }))
})

describe('says what is wrong, with exit code 2', () => {
  it.each([
    ['an unknown command', ['leads', 'sell'], /unknown command 'sell'/],
    ['an unknown option', ['leads', 'list', '--all'], /unknown option '--all'/],
    ['an unknown status', ['leads', 'list', '--status', 'won'], /Allowed choices are new, contacted/],
    ['no address', ['leads', 'erase'], /required option '--email <address>'/],
    ['a month that is none', ['analytics', 'report', '--month', '2026-13'], /--month '2026-13': expected a month/],
    ['an id that is none', ['leads', 'set-status', '7', 'lost'], /'7' is not the id of a lead/],
    ['a status that is none', ['leads', 'set-status', '7', 'gone'], /'gone' is invalid .*former_client/s],
    ['a time that is none', ['leads', 'export', '--since', 'monday'], /^--since 'monday': expected 2026-11-01/],
    ['no data', ['leads', 'list'], /no data here\. Set DATABASE_URL or DATA_DIR/],
  ])('%s', async (_, words, message) => {
    const ran = await citence({ DATA_DIR: join(folder, 'nowhere') }, ...words)
    expect(ran.code).toBe(2)
    expect(ran.err).toMatch(message)
  })
})
