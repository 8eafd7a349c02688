import { resolve } from 'node:path'

export type ServerOptions = {
  host: string
  port: number
  databaseUrl: string | undefined
  dataDirectory: string
  /** The built site. */
  siteDirectory: string
  /** Proxies of ours in front of this server, each of which appends to X-Forwarded-For. */
  trustedProxies: number
  log: boolean
}

/** Reads the environment. @throws with the name of the variable when a value makes no sense. */
export function readOptions(environment: NodeJS.ProcessEnv, root: string): ServerOptions {
  return {
    host: environment.HOST || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', 4173, 65_535),
    databaseUrl: environment.DATABASE_URL || undefined,
    dataDirectory: resolve(root, environment.DATA_DIR || 'data'),
    siteDirectory: resolve(root, environment.SITE_DIR || 'dist'),
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0, 8),
    log: environment.LOG !== 'off' && environment.NODE_ENV !== 'test',
  }
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, fallback: number, largest: number): number {
  const text = environment[name]
  if (!text) return fallback
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= largest)) throw new Error(`${name}='${text}': expected a whole number from 0 to ${largest}.`)
  return value
}
