import { createHmac, timingSafeEqual } from 'node:crypto'

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
