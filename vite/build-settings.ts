import { join } from 'node:path'
import { readEnvFile } from '../server/env-file.ts'
import { ensureKeys } from '../server/keys.ts'
import { withoutStack } from '../src/content/problem.ts'

/** The settings of a build: from `.env` and its companions, as Vite names them, and the environment, which overrides them. */
export function buildSettings(root: string, mode: string): NodeJS.Dict<string> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  return Object.assign({}, ...files.map((file) => readEnvFile(join(root, file))), process.env)
}

/**
 * The backend's origin and public key, for the scripts and the security policy. Without VITE_SUPABASE_URL the site uses
 * the server it came from (`url` is empty), whose keys are made here if this is the first command that needs them.
 * @throws when browsers could send nothing with them, or the key must not be published
 */
export function backendOf(root: string, mode: string): { url: string; key: string } {
  const { VITE_SUPABASE_URL: given, VITE_SUPABASE_PUBLISHABLE_KEY: named } = buildSettings(root, mode)
  if (named && !given)
    throw mistake(
      'VITE_SUPABASE_PUBLISHABLE_KEY is set but VITE_SUPABASE_URL is not: set both for hosted Supabase, or neither for ' +
        "the project's own server, which has a key of its own (docs/deploy.md).",
    )
  const url = given ? originOf(given) : ''
  const key = url ? named : ensureKeys(root).publishableKey
  if (!key) throw mistake('VITE_SUPABASE_URL is set but VITE_SUPABASE_PUBLISHABLE_KEY is not: see docs/deploy.md.')
  if (isSecret(key))
    throw mistake(
      `${url ? 'VITE_' : ''}SUPABASE_PUBLISHABLE_KEY: is a secret key, and everybody could read it in the site. ` +
        'Set the publishable one, and replace the secret one if it was ever published.',
    )
  return { url, key }
}

/** {@link backendOf}, as it is compiled into the client. */
export function backendDefines(root: string, mode: string): Record<string, string> {
  const { url, key } = backendOf(root, mode)
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
  }
}

/** By its name, or by the role in a key of the older form, a JSON Web Token. */
function isSecret(key: string): boolean {
  const [, claims = ''] = key.split('.')
  return key.startsWith('sb_secret_') || Buffer.from(claims, 'base64url').toString().includes('"service_role"')
}

function originOf(given: string): string {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw mistake(
      `VITE_SUPABASE_URL='${given}': expected the address of the project without a path, such as https://<ref>.supabase.co.`,
    )
  return url.origin
}

const mistake = (message: string) => withoutStack(new Error(message))
