import { describe, expect, it } from 'vitest'
import { consentSeconds } from '../site/ledger.ts'
import { decide, fromCookies, policyVersion, toCookie } from './record.ts'

const now = Date.UTC(2026, 0, 15)
const name = 'citence-consent'
const accepted = decide({ analytics: true, marketing: false }, now)
const stored = toCookie(accepted).split('; ')[0] ?? ''

const cookieOf = (value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`

describe('the consent cookie', () => {
  it('gives back what was chosen', () => {
    expect(fromCookies(`a=1; ${stored}; b=2`, now)).toEqual(accepted)
  })

  it('always holds what is necessary', () => {
    expect(decide({ analytics: false, marketing: false }, now).preferences.necessary).toBe(true)
  })

  it('counts to its last millisecond and not after', () => {
    const end = now + consentSeconds * 1000
    expect(fromCookies(stored, end - 1)).toEqual(accepted)
    expect(fromCookies(stored, end)).toBeUndefined()
  })

  it('is asked for again when the policy changed', () => {
    expect(fromCookies(cookieOf({ ...accepted, policy: policyVersion + 1 }), now)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['another site’s cookie', `x-${stored}`],
    ['broken JSON', `${name}=%7B`],
    ['a broken escape', `${name}=%`],
    ['null', `${name}=null`],
    [
      'a preference that is not yes or no',
      cookieOf({ ...accepted, preferences: { necessary: true, analytics: 'yes', marketing: false } }),
    ],
    ['no expiry', cookieOf({ ...accepted, expiry: undefined })],
    [
      'what is necessary refused',
      cookieOf({ ...accepted, preferences: { ...accepted.preferences, necessary: false } }),
    ],
  ])('is no choice when it is %s', (_, cookies) => {
    expect(fromCookies(cookies, now)).toBeUndefined()
  })
})
