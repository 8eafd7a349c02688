import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database.ts'
import { asOwner, openTestDatabase } from '../../server/testing/database.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { whyNoPostgres } from '../../server/testing/postgres.ts'
import { addressOf, end, spawnServer } from '../../server/testing/process.ts'
import { sendContact, writeTestSite } from '../../server/testing/server.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'

const root = resolve(import.meta.dirname, '..', '..')
const folder = sharedFolder()
const site = writeTestSite(sharedFolder())
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')
const has = (program: string, ...words: string[]) => spawnSync(program, words).status === 0

const noSystemd = has('systemd-analyze', '--version') ? undefined : 'no systemd-analyze'
describe.skipIf(noSystemd)(`deploy/citence.service${noSystemd ? ` (${noSystemd})` : ''}`, () => {
  const unit = join(folder, 'citence.service')

  it('is understood by systemd', () => {
    // The program of this checkout, because systemd checks that it exists.
    const ofHere = read('citence.service')
      .replaceAll('/opt/citence', root)
      .replace(/^User=.*\n/m, '')
    writeFileSync(unit, ofHere)
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    const about = stderr.split('\n').filter((line) => line.includes('citence.service'))
    expect([status, about]).toEqual([0, []])
  })

  it('exposes little: below 2.5 of 10', () => {
    writeFileSync(unit, read('citence.service'))
    const words = ['security', '--offline=true', '--threshold=25', unit]
    const { stdout, stderr, status } = spawnSync('systemd-analyze', words, { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })
})

it.skipIf(!has('caddy', 'version'))('deploy/Caddyfile is understood by Caddy', () => {
  execFileSync('caddy', ['adapt', '--validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')])
})

async function startServer(port: number, url: string): Promise<ChildProcess> {
  const child = spawnServer({
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: join(folder, `data-${port}`),
    ERASURES_FILE: join(folder, `erasures-${port}.txt`),
    SITE_DIR: site,
    TRUSTED_PROXIES: '1',
  })
  running.add(child)
  await addressOf(child)
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  await end(child)
  running.delete(child)
}

type Ports = { first: number; second: number; front: number }

const withPorts = (conf: string, { first, second }: Ports) =>
  conf.replaceAll('127.0.0.1:4173', `127.0.0.1:${first}`).replaceAll('127.0.0.1:4174', `127.0.0.1:${second}`)

/** Without the certificate. Each request gets its own client address: the limits per address are not tested here. */
function startNginx(ports: Ports): ChildProcess {
  const conf = withPorts(read('nginx.conf'), ports)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {2}listen \[::\].*\n/g, '')
    .replace(/ {2}ssl_.*\n/g, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${ports.front}`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_visitor')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${folder}/${n};`)
  const whole = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; events {} http { access_log off; ${paths.join(' ')}\n${conf}}`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  return spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
}

/** The same with Caddy, which before 2.11.2 answers 502 to a request with a body for a server that is gone. */
function startCaddy(ports: Ports): ChildProcess {
  const conf = withPorts(read('Caddyfile'), ports)
    .replace('www.citence.example', `http://127.0.0.1:${ports.front}`)
    .replace('lb_policy', 'header_up X-Forwarded-For {header.visitor}\n\t\tlb_policy')
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${conf}`)
  const words = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  return spawn('caddy', words, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
}

const withoutNginx = has('nginx', '-v') ? whyNoPostgres() : 'no nginx'
const withoutCaddy = has('caddy', 'version') ? whyNoPostgres() : 'no caddy'
const said = (missing: string | undefined) => (missing ? ` (${missing})` : '')
describe.each([
  { title: `nginx.conf${said(withoutNginx)}`, missing: withoutNginx, start: startNginx, resends: false },
  { title: `Caddyfile${said(withoutCaddy)}`, missing: withoutCaddy, start: startCaddy, resends: true },
])('deploy/$title', ({ title, missing, start, resends }) => {
  it.skipIf(missing)('answers with pages while neither server is ready', async () => {
    const ports = { first: await freePort(), second: await freePort(), front: await freePort() }
    const servers = [ports.first, ports.second].map((port) =>
      createServer(({ url }, response) => response.writeHead(url === '/health/ready' ? 503 : 200).end()).listen(port),
    )
    await Promise.all(servers.map((server) => once(server, 'listening')))
    const proxy = start(ports)
    running.add(proxy)
    // Longer than Caddy waits until it has asked both.
    await setTimeout(3_000)
    expect((await fetch(`http://127.0.0.1:${ports.front}/faq`)).status).toBe(200)
    await stop(proxy)
    for (const server of servers) server.close()
  })

  it.skipIf(missing)('loses and doubles nothing while two servers on one PostgreSQL restart in turn', async () => {
    const database: Database & { url?: string } = await openTestDatabase('PostgreSQL')
    await asOwner(database, 'update private.settings set contacts_per_address = 100000, contacts_per_email = 100000')
    const ports = { first: await freePort(), second: await freePort(), front: await freePort() }
    const { first, second, front } = ports
    const servers = [await startServer(first, database.url ?? ''), await startServer(second, database.url ?? '')]
    const proxy = start(ports)
    running.add(proxy)

    let going = true
    let sent = 0
    const failures: string[] = []
    async function visit(): Promise<void> {
      while (going) {
        const n = sent++
        const send = () =>
          sendContact(
            `http://127.0.0.1:${front}`,
            { p_email: `n${n}@example.com` },
            { 'Idempotency-Key': `rolling-${n}`, Visitor: `203.0.${Math.floor(n / 250) % 250}.${n % 250}` },
          ).catch((error: Error) => new Response(error.message, { status: 599 }))
        let answer = await send()
        // As the browser's outbox does.
        while (resends && answer.status === 502) answer = await send()
        const text = await answer.text()
        if (!/"success": ?true/.test(text)) failures.push(`${answer.status} ${text}`)
        await fetch(`http://127.0.0.1:${front}/faq`).then((page) => page.ok || failures.push(`page ${page.status}`))
      }
    }
    const isUp = () =>
      fetch(`http://127.0.0.1:${front}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp()));

    const visitors = [visit(), visit()]
    for (const [index, port] of [first, second].entries()) {
      const server = servers[index]
      if (server) await stop(server)
      servers[index] = await startServer(port, database.url ?? '')
    }
    // What Caddy could not pass on, it holds for 5 seconds, so that few are sent during the restarts.
    while (resends && sent <= 20) await setTimeout(50)
    going = false
    await Promise.all(visitors)
    const [row] = await asOwner(
      database,
      'select count(*)::int as leads, count(distinct email)::int as people from public.leads',
    )
    for (const server of servers) await stop(server)
    await stop(proxy)
    await database.close()
    console.log(`${title}: ${sent} leads sent through two restarts`)
    expect(failures).toEqual([])
    expect(sent).toBeGreaterThan(20)
    expect(row).toEqual({ leads: sent, people: sent })
  })
})
