import { resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, it, vi } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { migrate } from './migrate.ts'
import { asRole } from './testing/database.ts'

const threads: Worker[] = []
// The real class; the test only needs the instance that it kills.
vi.mock('node:worker_threads', async (original) => {
  const actual = await original<typeof import('node:worker_threads')>()
  class Seen extends actual.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      threads.push(this)
    }
  }
  return { ...actual, Worker: Seen }
})

const directory = sharedFolder()
afterAll(() => vi.restoreAllMocks())

const lead = (n: number) =>
  `select public.create_lead_from_contact_form(p_name => 'Ada', p_email => 'a${n}@example.com', p_message => 'Hello') as reply`

/** Ends a thread by an exception: V8 sometimes crashes when a thread is terminated while it runs WebAssembly. */
const fail = (thread?: Worker) =>
  new Promise((exited) => {
    thread?.once('exit', exited)
    thread?.postMessage(null)
  })

it('a database whose thread dies goes on with all that it had acknowledged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Another test file of this process may have loaded it without the mock.
  vi.resetModules()
  const { openEmbedded } = await import('./embedded.ts')
  const database = await openEmbedded(directory)
  await migrate(database, resolve(import.meta.dirname, '..', 'supabase'))
  const acknowledged: string[] = []
  const send = async (n: number) => {
    const [row] = await asRole(database, 'anon', lead(n), { headers: { 'idempotency-key': `key-of-${n}` } })
    expect(row?.reply).toMatchObject({ success: true })
    acknowledged.push(`a${n}@example.com`)
  }
  for (let n = 0; n < 5; n++) await send(n)

  const underWay = database.transaction(async ({ run, query }) => {
    await run(`insert into public.sites values ('lost')`)
    await fail(threads.at(-1))
    await query(`insert into public.sites values ('alsolost')`)
  })
  const sent = Promise.allSettled([5, 6, 7, 8].map(send))
  await expect(underWay).rejects.toThrow('opened anew')
  await sent
  await Promise.all([9, 10].map(send))

  expect(threads).toHaveLength(2)
  expect(said.mock.calls.flat().join()).toContain('Nothing that was acknowledged is lost')
  const stored = await database.transaction(({ query }) => query('select email from public.leads'))
  const emails = stored.map(({ email }) => email)
  expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([])
  expect(await database.transaction(({ query }) => query('select site_id from public.sites'))).toEqual([
    { site_id: 'citence' },
  ])
  await database.close()
})
