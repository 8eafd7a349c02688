import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds that clocks may differ, and a token be on its way. */
const longest = 5 * 60 * 1000

/**
 * What the doctor shows an address, so that the server there tells how it counts it: made with the secret key, which
 * must not be sent to an address that may be misspelt. `now` in milliseconds since the epoch.
 */
export function doctorToken(secretKey: string, now: number): string {
  return `Doctor ${now}.${digest(secretKey, now)}`
}

export function isDoctor(header: string | undefined, secretKey: string, now: number): boolean {
  const [, time = '', given = ''] = /^Doctor (\d{1,15})\.([\w-]{43})$/.exec(header ?? '') ?? []
  if (!given || Math.abs(now - Number(time)) > longest) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(secretKey, Number(time))))
}

function digest(secretKey: string, time: number): string {
  return createHmac('sha256', secretKey).update(`citence: doctor: ${time}`).digest('base64url')
}
