import { loadEnv } from 'vite'
import { ensureKeys } from '../server/keys.ts'

/**
 * The backend's address and public key, compiled into the client. Without VITE_SUPABASE_URL the site uses the server it
 * came from, whose keys are made here if this is the first command that needs them.
 */
export function backendDefines(mode: string): Record<string, string> {
  const root = process.cwd()
  const env = loadEnv(mode, root, 'VITE_')
  const url = env.VITE_SUPABASE_URL ?? ''
  const key = env.VITE_SUPABASE_PUBLISHABLE_KEY ?? (url ? '' : ensureKeys(root).publishableKey)
  if (url && !key)
    throw new Error('VITE_SUPABASE_URL is set but VITE_SUPABASE_PUBLISHABLE_KEY is not: see docs/deploy.md.')
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
  }
}
