import { describe, expect, it } from 'vitest'
import { validSeconds } from './record.ts'
import { type ConsentDevice, createConsent } from './store.ts'

function device(over: Partial<ConsentDevice> = {}): ConsentDevice & { clock: number } {
  let jar = ''
  return {
    clock: 1_000_000,
    cookieName: 'citence-consent',
    readCookies: () => jar,
    writeCookie: (cookie) => {
      jar = cookie.split('; ')[0] ?? ''
    },
    now() {
      return this.clock
    },
    refusesTracking: () => false,
    ...over,
  }
}

describe('consent', () => {
  it('asks who has not chosen, and allows nothing meanwhile', () => {
    const consent = createConsent(device())
    expect(consent.bannerOpen.value).toBe(false)
    consent.load()
    expect(consent.bannerOpen.value).toBe(true)
    expect(consent.analyticsAllowed.value).toBe(false)
  })

  it('does not ask again on the next visit', () => {
    const browser = device()
    createConsent(browser).choose({ analytics: true, marketing: true })
    const next = createConsent(browser)
    next.load()
    expect(next.bannerOpen.value).toBe(false)
    expect(next.analyticsAllowed.value).toBe(true)
  })

  it('asks again when the choice expired, and stops allowing', () => {
    const browser = device()
    const consent = createConsent(browser)
    consent.choose({ analytics: true, marketing: false })
    browser.clock += validSeconds * 1000
    consent.load()
    expect(consent.bannerOpen.value).toBe(true)
    expect(consent.analyticsAllowed.value).toBe(false)
  })

  it('takes the refusal of Global Privacy Control for an answer', () => {
    const consent = createConsent(device({ refusesTracking: () => true }))
    consent.load()
    expect(consent.bannerOpen.value).toBe(false)
    expect(consent.analyticsAllowed.value).toBe(false)
  })

  it('lets the visitor’s own choice win over Global Privacy Control', () => {
    const consent = createConsent(device({ refusesTracking: () => true }))
    consent.reopen()
    expect(consent.bannerOpen.value).toBe(true)
    consent.choose({ analytics: true, marketing: false })
    consent.load()
    expect(consent.analyticsAllowed.value).toBe(true)
  })

  it('withdraws at once', () => {
    const consent = createConsent(device())
    consent.choose({ analytics: true, marketing: true })
    consent.choose({ analytics: false, marketing: false })
    expect(consent.analyticsAllowed.value).toBe(false)
  })
})
