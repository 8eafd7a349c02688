import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ensureKeys } from '../server/keys.ts'

/** Everything the published site is made of. */
const inputs = [
  'src/**/*',
  'locales/**/*',
  'public/**/*',
  'vite/**/*',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

/** A hash of all inputs, including the backend's address and key, which are compiled into the scripts. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => resolve(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(path).update(await readFile(path))
  const { VITE_SUPABASE_URL = '', VITE_SUPABASE_PUBLISHABLE_KEY = '' } = process.env
  hash.update(VITE_SUPABASE_URL).update(VITE_SUPABASE_PUBLISHABLE_KEY).update(ensureKeys(root).publishableKey)
  return hash.digest('hex')
}
