import { join, resolve } from 'node:path'
import { mailboxOf } from './delivery/mailbox.ts'
import type { Target } from './delivery/webhook.ts'
import { defaultRates, type Rate } from './limits.ts'

export type ServerOptions = ReturnType<typeof readOptions>

/** Reads the environment. @throws with the name of the variable when a value makes no sense. */
export function readOptions(given: NodeJS.ProcessEnv, root: string) {
  // A Kubernetes secret made from a file ends with its line feed, and Docker's --env-file keeps spaces at the end of a line.
  const environment = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value?.trim()]))
  const dataDirectory = resolve(root, environment.DATA_DIR || 'data')
  return {
    host: environment.HOST || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', 4173, 65_535),
    databaseUrl: environment.DATABASE_URL || undefined,
    dataDirectory,
    /** The record of erasures, outside the database: restoring a backup of the database must not undo it. */
    erasuresFile: resolve(root, environment.ERASURES_FILE || 'erasures.txt'),
    backups: {
      directory: resolve(root, environment.BACKUP_DIR || join(dataDirectory, 'backups')),
      count: wholeNumber(environment, 'BACKUPS_KEPT', 14, 999),
      days: wholeNumber(environment, 'BACKUP_DAYS', 30, 999),
    },
    /** The built site. */
    siteDirectory: resolve(root, environment.SITE_DIR || 'dist'),
    /** Number of our own proxies in front of this server, each of which appends to X-Forwarded-For. */
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0, 8),
    /** Limits for what visitors send, in total and by address. */
    rates: {
      events: { ...defaultRates.events, all: inAll(environment, 'EVENTS_PER_SECOND', defaultRates.events.all) },
      procedures: {
        ...defaultRates.procedures,
        all: inAll(environment, 'LEADS_PER_SECOND', defaultRates.procedures.all),
      },
    },
    /** Where new leads are posted; `undefined`: this server posts none, `off`: none does. */
    webhook: webhookOf(environment),
    mailbox: mailboxOf(environment),
    log: environment.LOG !== 'off' && environment.NODE_ENV !== 'test',
  }
}

function inAll(environment: NodeJS.ProcessEnv, name: string, { burst, perSecond }: Rate): Rate {
  const wanted = wholeNumber(environment, name, perSecond, 99_999)
  if (wanted === 0) throw new Error(`${name}='0': expected a whole number from 1 to 99999.`)
  // The burst lasts as long as before, at the new rate.
  return { burst: (burst * wanted) / perSecond, perSecond: wanted }
}

function webhookOf({
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: secret,
}: NodeJS.ProcessEnv): Target | 'off' | undefined {
  if (!url) return undefined
  if (url === 'off') return 'off'
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
    throw new Error(`LEAD_WEBHOOK_URL='${url}': expected an address that starts with https:// or http://, or off.`)
  }
  // Node sends to no such address, and would say it, password and all, with each attempt.
  if (parsed.username || parsed.password) {
    throw new Error('LEAD_WEBHOOK_URL: expected an address without user and password; the signature says who sends.')
  }
  if (!secret || secret.length < 16) {
    throw new Error(
      'LEAD_WEBHOOK_SECRET: expected at least 16 characters, with which the receiver checks that a lead comes from ' +
        'here. Make one by: echo "whsec_$(openssl rand -base64 32)"',
    )
  }
  return { url, secret }
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, fallback: number, largest: number): number {
  const text = environment[name]
  if (!text) return fallback
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= largest)) throw new Error(`${name}='${text}': expected a whole number from 0 to ${largest}.`)
  return value
}
