import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { addressOf, end, spawnServer } from '../../server/testing/process.ts'
import { fingerprint, isBuilt } from '../../vite/build-cache.ts'

const root = resolve(import.meta.dirname, '../..')

/** Builds what is not built or has changed since. */
export function build(): void {
  if (isBuilt(join(root, 'dist'), fingerprint(root))) return
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, stdio: 'inherit' })
}

/** Builds as {@link build} does, then starts the real server on a free port with a database of its own. */
export async function serve(): Promise<AsyncDisposable & { readonly origin: string }> {
  build()
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
