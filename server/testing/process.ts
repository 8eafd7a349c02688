import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { testKeys } from './server.ts'

const root = resolve(import.meta.dirname, '..', '..')

/**
 * Spawns the server, or another script that prints its address, on a free port and with its own keys, so that no .env
 * is read for them.
 */
export function spawnServer(
  environment: Record<string, string>,
  { script = 'server/main.js', stderr = 'inherit' }: { script?: string; stderr?: 'inherit' | 'pipe' } = {},
): ChildProcess {
  return spawn(process.execPath, [resolve(root, script)], {
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
      SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
      SUPABASE_SECRET_KEY: testKeys.secretKey,
      SUPABASE_JWT_SECRET: testKeys.jwtSecret,
      ...environment,
    },
  })
}

/** Resolves to the address that a server prints; rejects with its output when it ends instead. */
export async function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  const said: string[] = []
  stderr?.on('data', (part) => said.push(String(part)))
  for await (const line of createInterface({ input: stdout ?? process.stdin })) {
    const [, url] = /^Listening on (\S+)/.exec(line) ?? []
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
