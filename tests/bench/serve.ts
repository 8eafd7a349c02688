import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addressOf, end } from '../../server/testing/process.ts'

const root = resolve(import.meta.dirname, '../..')

type Served = { origin: string; close(): Promise<void> }

/** Builds if nothing is built, then starts the real server on a free port with a database of its own. */
export async function serve(): Promise<Served> {
  if (!existsSync(join(root, 'dist/sw.js'))) await build()
  const data = mkdtempSync(join(tmpdir(), 'citence-bench-'))
  // Empty values override those in .env, to measure what a newcomer starts; nobody is told of the leads of a benchmark.
  const unset = { DATABASE_URL: '', LEAD_WEBHOOK_URL: '', LEAD_MAIL_TO: '', SMTP_URL: '', BACKUP_DIR: '' }
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ERASURES_FILE: join(data, 'erasures.txt'), LOG: 'off' }
  const env = { ...process.env, ...unset, ...own }
  const server = spawn(process.execPath, ['server/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return {
    origin: await addressOf(server),
    async close() {
      await end(server)
      rmSync(data, { recursive: true })
    },
  }
}

async function build(): Promise<void> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Error('vite build failed: its own message is above.')
}
