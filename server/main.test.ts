import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { sharedFolder } from '../src/site/temporary.fixture.ts'
import { adminOf } from './admin.ts'
import { openEmbedded } from './embedded.ts'
import { keepErasures } from './erasures.ts'
import { onFreePort } from './testing/free-port.ts'
import { addressOf, end, spawnServer } from './testing/process.ts'
import { sendContact, testKeys, writeTestSite } from './testing/server.ts'

const site = writeTestSite(sharedFolder())
const data = sharedFolder()
const erasures = join(data, 'erasures.txt')
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

function run(more: Record<string, string> = {}, shell = false): ChildProcess {
  const child = spawnServer(
    { DATA_DIR: data, SITE_DIR: site, HOST: '', ERASURES_FILE: erasures, ...more },
    { stderr: 'pipe', shell },
  )
  running.push(child)
  return child
}

async function sendLead(url: string, key: string): Promise<unknown> {
  return (await sendContact(url, {}, { 'Idempotency-Key': key })).json()
}

describe('the process', () => {
  const key = randomUUID()

  it('serves, refuses a second one on its data, and ends with 0 on SIGINT and SIGTERM, keeping what it accepted', async () => {
    const first = run()
    const url = await addressOf(first)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    const reply = await sendLead(url, key)
    expect(reply).toMatchObject({ success: true })

    const second = run()
    await expect(addressOf(second)).rejects.toThrow('is using this data directory')
    expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1)
    expect((await fetch(`${url}/health`)).status).toBe(200)

    expect(await end(first, 'SIGINT')).toBe(0)
    const again = run()
    expect(await sendLead(await addressOf(again), key)).toEqual(reply)
    expect(await end(again)).toBe(0)
  })

  it('ends with the shell of npm, which passes no signal on', async () => {
    const shell = run({ npm_lifecycle_event: 'start' }, true)
    const url = await addressOf(shell)
    await end(shell)
    const again = () => addressOf(run()).catch(String)
    await expect.poll(again, { timeout: 10_000 }).toMatch(/^http/)
    await expect(fetch(url)).rejects.toThrow()
    await end(running.at(-1) ?? shell)
  })

  it('starts again after it was killed, with everything it had acknowledged', async () => {
    const first = run()
    const url = await addressOf(first)
    const replies = await Promise.all([1, 2, 3].map((n) => sendLead(url, `${key}-${n}`)))
    await end(first, 'SIGKILL')

    const again = run()
    const newUrl = await addressOf(again)
    expect(await Promise.all([1, 2, 3].map((n) => sendLead(newUrl, `${key}-${n}`)))).toEqual(replies)
    await end(again)
  })

  it('goes on when nobody reads its log any more, and ends with 0', async () => {
    const child = run({ LOG: 'on' })
    const url = await addressOf(child)
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let n = 0; n < 5; n++) expect((await fetch(`${url}/health`)).status).toBe(200)
    expect(await end(child)).toBe(0)
  })

  it('starts after its very first start was cut off half way', async () => {
    const fresh = join(data, 'fresh')
    const cut = run({ DATA_DIR: fresh })
    await expect
      .poll(() => existsSync(join(fresh, 'postgres.unfinished')), { interval: 10, timeout: 60_000 })
      .toBe(true)
    expect(await end(cut)).toBe(0)
    mkdirSync(join(fresh, 'postgres.unfinished', 'base'), { recursive: true })
    writeFileSync(join(fresh, 'postgres.unfinished', 'PG_VERSION'), '18')
    const child = run({ DATA_DIR: fresh })
    expect((await fetch(`${await addressOf(child)}/health`)).status).toBe(200)
    await end(child)
  })

  it('ends when its data are moved away, since what it then acknowledged would be lost', async () => {
    const DATA_DIR = join(data, 'moved')
    const child = run({ DATA_DIR })
    await addressOf(child)
    const said = text(child.stderr ?? process.stdin)
    renameSync(DATA_DIR, join(data, 'away'))
    expect((await once(child, 'exit'))[0]).toBe(1)
    expect(await said).toContain('server.lock was deleted or moved while in use')
  })

  it('repeats erasures made after the backup that it is started on', async () => {
    const [DATA_DIR, backup] = [join(data, 'restored'), join(data, 'backup')]
    const first = run({ DATA_DIR })
    await sendLead(await addressOf(first), `${key}-erased`)
    await end(first)
    cpSync(DATA_DIR, backup, { recursive: true })

    const database = await openEmbedded(DATA_DIR)
    const admin = adminOf(database, testKeys.secretKey, erasures)
    expect(await admin.call('erase_contact', { p_email: 'ada@example.com' })).toMatchObject({ leads: 1 })
    await keepErasures(admin, erasures)
    await admin.close()
    rmSync(DATA_DIR, { recursive: true })
    cpSync(backup, DATA_DIR, { recursive: true })

    const again = run({ DATA_DIR })
    const url = await addressOf(again)
    const headers = { apikey: testKeys.secretKey }
    const leads = await fetch(`${url}/rest/v1/rpc/list_leads`, { method: 'POST', headers, body: '{}' })
    expect(await leads.json()).toEqual([])
    await end(again)
  })

  it('says what to do when there is no build, or a setting makes no sense', async () => {
    await expect(addressOf(run({ SITE_DIR: data }))).rejects.toThrow('Run npm run build first.')
    await expect(addressOf(run({ PORT: 'http' }))).rejects.toThrow("PORT='http': expected a whole number")
    await expect(addressOf(run({ DATA_DIR: join(site, 'sw.js') }))).rejects.toThrow(
      `DATA_DIR: ${join(site, 'sw.js')} cannot be used (EEXIST). Set it to a folder`,
    )
    if (existsSync('/proc/self/stat'))
      await expect(addressOf(run({ DATA_DIR: '/proc/a/b' }))).rejects.toThrow('/proc/a/b cannot be used (ENOENT)')
    await expect(addressOf(run({ HOST: '[::1]' }))).rejects.toThrow(
      "HOST='[::1]': getaddrinfo ENOTFOUND [::1]. Expected",
    )
  })

  it('says where the backup of the day could not be written', async () => {
    const child = run({ BACKUP_DIR: join(site, 'sw.js'), BACKUPS_KEPT: '1' })
    const said = new Promise((resolve) => child.stderr?.on('data', (part) => /backup/.test(part) && resolve(`${part}`)))
    expect(await said).toContain(`daily: no backup in ${join(site, 'sw.js')} (`)
    await end(child)
  })

  it('says so when the port is taken, and lets go of its data', async () => {
    const other = createServer()
    const PORT = String(await onFreePort(other))
    await expect(addressOf(run({ PORT }))).rejects.toThrow(`PORT=${PORT}: something else is listening`)
    other.close()
    const child = run({ PORT })
    expect(await addressOf(child)).toContain(PORT)
    await end(child)
  })
})
