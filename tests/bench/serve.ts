import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addressOf, end, spawnServer } from '../../server/testing/process.ts'

const root = resolve(import.meta.dirname, '../..')

/** Builds if nothing is built, then starts the real server on a free port with a database of its own. */
export async function serve(): Promise<AsyncDisposable & { readonly origin: string }> {
  if (!existsSync(join(root, 'dist/sw.js')))
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, stdio: 'inherit' })
  const { SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '', SUPABASE_JWT_SECRET = '' } = process.env
  // With the keys of the build: without these it takes them from .env, as the build does.
  const server = spawnServer({ SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SUPABASE_JWT_SECRET })
  return {
    origin: await addressOf(server),
    async [Symbol.asyncDispose]() {
      await end(server)
    },
  }
}
