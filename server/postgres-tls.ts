import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isHere } from './here.ts'

/** What `sslmode` may be, as libpq defines it. */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'] as const

const root = resolve(import.meta.dirname, '..')

/**
 * The connection string used for a `DATABASE_URL`: connections to other machines are encrypted and verify the server's
 * certificate and name, unless `sslmode` (there, or PGSSLMODE) sets another mode. `require` encrypts without verifying,
 * and `sslrootcert` names a file of trusted authorities, both as in libpq; but a relative name, like those of other
 * settings, begins in the folder of the project, wherever a command is run.
 * @throws when a mode or a file does not exist
 */
export function secured(url: string, environment: NodeJS.ProcessEnv = process.env): string {
  // Nothing may stand behind the user: then the host is said later, or by the environment.
  const parsed = URL.parse(url.replace('@/', '@localhost/'))
  if (!parsed) return url
  const { searchParams: given } = parsed
  const host = given.get('host') || (url.includes('@/') ? '' : parsed.hostname) || environment.PGHOST || ''
  const said = given.get('sslmode') ?? environment.PGSSLMODE
  const named = given.get('sslrootcert') ?? environment.PGSSLROOTCERT
  const file = named && resolve(root, named)
  const mode = said || (isHere(host) && !file ? undefined : 'verify-full')
  if (!mode) return url
  if (!modes.some((one) => one === mode))
    throw new Error(
      `sslmode=${mode} (DATABASE_URL or PGSSLMODE): expected ${modes.join(', ')}. Others may send in the clear; leave it out to encrypt and verify.`,
    )
  if (file && !existsSync(file))
    throw new Error(`sslrootcert=${file}: there is no such file. Name it by its whole path.`)
  if (mode === 'verify-ca' && !file) throw new Error('sslmode=verify-ca: needs sslrootcert, the file of the authority.')
  if (host !== parsed.hostname) given.set('host', host)
  given.set('sslmode', mode)
  if (file && mode !== 'disable') given.set('sslrootcert', file)
  // Without it pg treats every mode as verify-full, and warns that this will change.
  given.set('uselibpqcompat', 'true')
  return parsed.href
}

const remedies: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /too many (?:clients|connections)|connection slots/,
    'It has no connection left, and a server of this site takes up to 10. Raise the limit there, or end others.',
  ],
  [
    /its encoding is/,
    'Make another database: createdb --encoding UTF8 --template template0 (docs/deploy.md, PostgreSQL).',
  ],
  [
    /does not support SSL/,
    'It does not encrypt. Turn TLS on there (ssl = on), or, on a network of yours alone, add ?sslmode=disable to send passwords and leads in the clear.',
  ],
  // Before the next: a message about a wrong name mentions certificates, too.
  [
    /altname|altnames|Hostname/i,
    'Its certificate is made out to another name. Use the name in the certificate as the host.',
  ],
  [
    /certificate|self.signed|issuer/i,
    'Its certificate is signed by an authority that this machine does not know. Download the certificate of that authority (Supabase: Database settings, SSL configuration) and add ?sslrootcert=/path/to/it.crt.',
  ],
]

/** What to do about a connection that failed. */
export function remedyFor(reason: string): string {
  const found = remedies.find(([pattern]) => pattern.test(reason))
  return found?.[1] ?? 'Check host, name, user and password.'
}
