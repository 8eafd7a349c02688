import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvFile } from './env-file.ts'
import { codeOf, inTurn } from './turn.ts'

export type Keys = {
  /** Part of the published site: identifies requests from it, and allows what a visitor may do. */
  publishableKey: string
  /** Bypasses row-level security: stays on the server. */
  secretKey: string
  /** Signs the tokens of signed-in users. */
  jwtSecret: string
}

const names = {
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
} as const satisfies Record<keyof Keys, string>

/**
 * The keys of this installation: from the environment, else from `<root>/.env`, else made now and appended to that file
 * (mode 0600). What is in the file is never changed. The build calls it too, for the publishable key.
 */
export function ensureKeys(root: string): Keys {
  const path = join(root, '.env')
  const known = keysIn(path)
  if (isWhole(known)) return known
  try {
    // A build and a server may both be the first: the later one reads what the earlier one made.
    return inTurn(path, () => addKeys(path))
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    throw new Error(
      `${path}: keys are missing, and cannot be written there (${codeOf(error)}). Set SUPABASE_PUBLISHABLE_KEY, ` +
        'SUPABASE_SECRET_KEY and SUPABASE_JWT_SECRET in the environment or in that file (docs/deploy.md, Keys).',
    )
  }
}

type Known = Record<keyof Keys, string | undefined>
const isWhole = (keys: Known): keys is Keys => Object.values(keys).every(Boolean)

/** The keys that are there: an empty one in the environment is none, and does not hide that of the file. */
export function keysIn(path: string): Known {
  const stored = readEnvFile(path)
  // Headers are read without the space around them: no client could send a key that ends with a line feed.
  const value = (name: string) => process.env[name]?.trim() || stored[name]?.trim()
  return {
    publishableKey: value(names.publishableKey),
    secretKey: value(names.secretKey),
    jwtSecret: value(names.jwtSecret),
  }
}

function addKeys(path: string): Keys {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const known = keysIn(path)
  const keys: Keys = {
    publishableKey: known.publishableKey || `sb_publishable_${random(24)}`,
    secretKey: known.secretKey || `sb_secret_${random(32)}`,
    jwtSecret: known.jwtSecret || random(48),
  }
  const kinds = ['publishableKey', 'secretKey', 'jwtSecret'] as const
  const made = kinds.filter((kind) => !known[kind]).map((kind) => `${names[kind]}=${keys[kind]}`)
  if (made.length > 0) {
    const separator = text === '' || text.endsWith('\n') ? '' : '\n'
    writeFileSync(path, `${separator}${made.join('\n')}\n`, { flag: 'a', mode: 0o600 })
    // `mode` has an effect only when the file is created.
    chmodSync(path, 0o600)
  }
  return keys
}

/**
 * Secret of the hashes that the limits store. It is not in the database, so that a dump does not reveal who they are
 * about.
 */
export function pepperOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('citence: pepper').digest('base64url')
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Milliseconds allowed for different clocks and for the way of a token. */
const maxAgeMs = 5 * 60 * 1000

/**
 * Lets the doctor ask a server how it sees the client's address. Derived from the secret key, which itself must not be
 * sent to an address that may be misspelt. `now` in milliseconds since the epoch.
 */
export function doctorToken(secretKey: string, now: number): string {
  return `Doctor ${now}.${digest(secretKey, now)}`
}

export function isDoctor(header: string | undefined, secretKey: string, now: number): boolean {
  const [, time = '', given = ''] = /^Doctor (\d{1,15})\.([\w-]{43})$/.exec(header ?? '') ?? []
  if (!given || Math.abs(now - Number(time)) > maxAgeMs) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(secretKey, Number(time))))
}

function digest(secretKey: string, time: number): string {
  return createHmac('sha256', secretKey).update(`citence: doctor: ${time}`).digest('base64url')
}
