import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { testKeys } from './server.ts'

const root = resolve(import.meta.dirname, '..', '..')

/**
 * Spawns the server, or another script that prints its address, on a free port, with keys, data and a record of
 * erasures of its own. Whatever an .env beside it says, nobody is told of its leads, and no backup of its database is
 * among the installation's.
 * @param options `shell`: as npm does, whose shell passes no signal on
 */
export function spawnServer(
  environment: Record<string, string>,
  {
    script = 'server/main.js',
    stderr = 'inherit',
    shell = false,
  }: { script?: string; stderr?: 'inherit' | 'pipe'; shell?: boolean } = {},
): ChildProcess {
  const DATA_DIR = environment.DATA_DIR || mkdtempSync(join(tmpdir(), 'citence-server-'))
  const node = [process.execPath, resolve(root, script)]
  // The last command alone would take the place of the shell.
  const [command = '', ...words] = shell ? ['sh', '-c', '"$0" "$1"; exit', ...node] : node
  const child = spawn(command, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', stderr],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG: 'off',
      DATABASE_URL: '',
      TRUSTED_PROXIES: '',
      LEAD_WEBHOOK_URL: '',
      LEAD_MAIL_TO: '',
      SMTP_URL: '',
      BACKUP_DIR: '',
      ERASURES_FILE: join(DATA_DIR, 'erasures.txt'),
      SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
      SUPABASE_SECRET_KEY: testKeys.secretKey,
      SUPABASE_JWT_SECRET: testKeys.jwtSecret,
      ...environment,
      DATA_DIR,
    },
  })
  if (!environment.DATA_DIR) child.once('exit', () => rmSync(DATA_DIR, { recursive: true }))
  return child
}

/**
 * Resolves to the address that a server prints; rejects with its output when it ends instead.
 * @param announced the address in the line that announces it
 */
export async function addressOf({ stdout, stderr }: ChildProcess, announced = /^Listening on (\S+)/): Promise<string> {
  const said: string[] = []
  stderr?.on('data', (part) => said.push(String(part)))
  for await (const line of createInterface({ input: stdout ?? process.stdin })) {
    const [, url] = announced.exec(line) ?? []
    if (!url) continue
    // Otherwise the pipe fills, and the server blocks.
    stdout?.resume()
    return url
  }
  throw new Error(said.join('') || 'The server ended before it listened: its own message is above.')
}

/** Stops a process. @returns its exit code */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}
