import { describe, expect, it } from 'vitest'
import { consentSeconds } from '../site/ledger.ts'
import { type ConsentDevice, createConsent } from './store.ts'

function device(over: Partial<ConsentDevice> = {}): ConsentDevice & { clock: number } {
  let jar = ''
  return {
    clock: 1_000_000,
    readCookies: () => jar,
    writeCookie: (cookie) => {
      jar = cookie.split('; ')[0] ?? ''
    },
    now() {
      return this.clock
    },
    refusesTracking: () => false,
    tellOtherTabs: () => {},
    ...over,
  }
}

describe('consent', () => {
  it('asks who has not chosen, and allows nothing meanwhile', () => {
    const consent = createConsent(device())
    expect(consent.bannerOpen.value).toBe(false)
    consent.load()
    expect(consent.bannerOpen.value).toBe(true)
    expect(consent.permission.value).toBe('refused')
  })

  it('does not ask again on the next visit', () => {
    const browser = device()
    createConsent(browser).choose({ analytics: true, marketing: true })
    const next = createConsent(browser)
    next.load()
    expect(next.bannerOpen.value).toBe(false)
    expect(next.permission.value).toBe('granted')
  })

  it('asks again when the choice expired, and stops allowing', () => {
    const browser = device()
    const consent = createConsent(browser)
    consent.choose({ analytics: true, marketing: false })
    browser.clock += consentSeconds * 1000
    consent.load()
    expect(consent.bannerOpen.value).toBe(true)
    expect(consent.permission.value).toBe('refused')
  })

  it('keeps the choice while the page is open where cookies are blocked', () => {
    const consent = createConsent(device({ writeCookie: () => {} }))
    consent.load()
    consent.choose({ analytics: true, marketing: false })
    consent.load()
    expect(consent.bannerOpen.value).toBe(false)
    expect(consent.permission.value).toBe('granted')
  })

  it('asks again once the cookie has been deleted', () => {
    let isCleared = false
    const browser = device()
    const { readCookies } = browser
    const consent = createConsent({ ...browser, readCookies: () => (isCleared ? '' : readCookies()) })
    consent.choose({ analytics: true, marketing: false })
    isCleared = true
    consent.load()
    expect(consent.bannerOpen.value).toBe(true)
    expect(consent.permission.value).toBe('refused')
  })

  it('takes the refusal of Global Privacy Control for an answer', () => {
    const consent = createConsent(device({ refusesTracking: () => true }))
    consent.load()
    expect(consent.bannerOpen.value).toBe(false)
    expect(consent.permission.value).toBe('refused')
  })

  it('lets the visitor’s own choice win over Global Privacy Control', () => {
    const consent = createConsent(device({ refusesTracking: () => true }))
    consent.reopen()
    expect(consent.bannerOpen.value).toBe(true)
    consent.choose({ analytics: true, marketing: false })
    consent.load()
    expect(consent.permission.value).toBe('granted')
  })

  it('withdraws at once', () => {
    const consent = createConsent(device())
    consent.choose({ analytics: true, marketing: true })
    consent.choose({ analytics: false, marketing: false })
    expect(consent.permission.value).toBe('refused')
  })

  it('knows nothing before the cookie is read, neither a permission nor a refusal', () => {
    expect(createConsent(device()).permission.value).toBe('unread')
  })

  it('goes from unread to granted without a refusal in between', () => {
    const browser = device()
    createConsent(browser).choose({ analytics: true, marketing: true })
    const next = createConsent(browser)
    const seen: string[] = []
    next.permission.subscribe((permission) => seen.push(permission))
    next.load()
    expect(seen).toEqual(['unread', 'granted'])
  })
})

describe('two tabs that both ask', () => {
  function tabs() {
    const browser = device()
    let told = 0
    browser.tellOtherTabs = () => {
      told += 1
      browser.clock += 1
    }
    const [here, there] = [createConsent(browser), createConsent(browser)]
    here.load()
    there.load()
    return { here, there, told: () => told }
  }

  it('a refusal in one closes the banner of the other', () => {
    const { here, there, told } = tabs()
    here.choose({ analytics: false, marketing: false })
    expect(told()).toBe(1)
    there.load()
    expect([there.bannerOpen.value, there.permission.value]).toEqual([false, 'refused'])
  })

  it('a choice is known in the other by what it is told, also before the cookie can be read there', () => {
    const [browser, other] = [device(), device()]
    const [here, there] = [createConsent(browser), createConsent(other)]
    here.load()
    there.load()
    browser.tellOtherTabs = (cookie) => there.load(cookie)
    here.choose({ analytics: false, marketing: false })
    expect([there.bannerOpen.value, there.permission.value]).toEqual([false, 'refused'])
  })

  it('a refusal in one ends the permission of the other for good where cookies are blocked', () => {
    const [browser, other] = [device({ writeCookie: () => {} }), device({ writeCookie: () => {} })]
    const [here, there] = [createConsent(browser), createConsent(other)]
    there.choose({ analytics: true, marketing: false })
    browser.tellOtherTabs = (cookie) => there.load(cookie)
    here.choose({ analytics: false, marketing: false })
    there.load()
    expect(there.permission.value).toBe('refused')
  })

  it('what it is told by a tab of another build is no choice: the cookie is read', () => {
    const { here, there } = tabs()
    here.choose({ analytics: true, marketing: false })
    there.load('chosen')
    expect([there.bannerOpen.value, there.permission.value]).toEqual([false, 'granted'])
  })

  it('a banner that does not know of the refusal cannot overrule it', () => {
    const { here, there } = tabs()
    here.choose({ analytics: false, marketing: false })
    there.choose({ analytics: true, marketing: true })
    expect([there.bannerOpen.value, there.permission.value]).toEqual([false, 'refused'])
    here.load()
    expect(here.permission.value).toBe('refused')
  })

  it('a later permission, in a banner opened again, counts everywhere', () => {
    const { here, there } = tabs()
    here.choose({ analytics: false, marketing: false })
    there.load()
    there.reopen()
    there.choose({ analytics: true, marketing: false })
    here.load()
    expect([here.permission.value, there.permission.value]).toEqual(['granted', 'granted'])
  })

  it('a refusal counts even from a banner that is out of date', () => {
    const { here, there } = tabs()
    here.choose({ analytics: true, marketing: true })
    there.choose({ analytics: false, marketing: false })
    here.load()
    expect(here.permission.value).toBe('refused')
  })

  it('a banner that the visitor opened again stays open when nothing has changed', () => {
    const { here } = tabs()
    here.choose({ analytics: true, marketing: true })
    here.reopen()
    here.load()
    expect(here.bannerOpen.value).toBe(true)
  })
})
