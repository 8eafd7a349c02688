import { consentCookie, consentSeconds } from '../site/ledger.ts'

/** The purposes that a visitor may accept or refuse; `necessary` cannot be refused. */
export type Preferences = { necessary: true; analytics: boolean; marketing: boolean }
export type ConsentRecord = {
  preferences: Preferences
  /** Milliseconds since the epoch. */
  timestamp: number
  /** Milliseconds since the epoch; from then on the visitor is asked again. */
  expiry: number
  /** The policy that was agreed to. */
  policy: number
}

/** Raised when what is collected, or for what, changes: every visitor is then asked again. */
export const policyVersion = 1

export function decide(choice: Omit<Preferences, 'necessary'>, now: number): ConsentRecord {
  const { analytics, marketing } = choice
  return {
    preferences: { necessary: true, analytics, marketing },
    timestamp: now,
    expiry: now + consentSeconds * 1000,
    policy: policyVersion,
  }
}

/** What is assigned to `document.cookie`. */
export function toCookie(record: ConsentRecord): string {
  const value = encodeURIComponent(JSON.stringify(record))
  return `${consentCookie}=${value}; Max-Age=${consentSeconds}; Path=/; SameSite=Lax; Secure`
}

/** The choice in `document.cookie`, or nothing: unparsable, expired, or made about another policy. */
export function fromCookies(cookies: string, now: number): ConsentRecord | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))
  const stored = pair && parse(pair.slice(consentCookie.length + 1))
  if (!isRecord(stored) || stored.policy !== policyVersion || stored.expiry <= now) return undefined
  return stored
}

function parse(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  const { preferences, timestamp, expiry, policy } = (value ?? {}) as Partial<ConsentRecord>
  return (
    typeof preferences?.analytics === 'boolean' &&
    typeof preferences.marketing === 'boolean' &&
    preferences.necessary === true &&
    [timestamp, expiry, policy].every(Number.isFinite)
  )
}
