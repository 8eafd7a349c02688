import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { type ConsentRecord, decide, fromCookies, type Preferences, toCookie } from './record.ts'

/** What the store needs of a browser. */
export type ConsentDevice = {
  cookieName: string
  readCookies(): string
  writeCookie(cookie: string): void
  now(): number
  /** Global Privacy Control. */
  refusesTracking(): boolean
}

export type ConsentStore = {
  /** The visitor's own valid choice; `undefined`: none yet. */
  readonly choice: ReadonlySignal<ConsentRecord | undefined>
  readonly analyticsAllowed: ReadonlySignal<boolean>
  readonly bannerOpen: ReadonlySignal<boolean>
  /** Reads the cookie again (it may have expired, or another tab may have changed it) and asks if there is no choice. */
  load(): void
  choose(choice: Omit<Preferences, 'necessary'>): void
  /** Shows the banner whatever was chosen. */
  reopen(): void
  close(): void
}

export function createConsent(device: ConsentDevice): ConsentStore {
  const choice = signal<ConsentRecord | undefined>(undefined)
  const bannerOpen = signal(false)
  return {
    choice,
    bannerOpen,
    analyticsAllowed: computed(() => choice.value?.preferences.analytics === true),
    load() {
      const { cookieName } = device
      choice.value = fromCookies(cookieName, device.readCookies(), device.now())
      // The signal of the browser counts as a refusal: who has refused is not asked.
      if (!choice.value && !device.refusesTracking()) bannerOpen.value = true
    },
    choose(preferences) {
      const record = decide(preferences, device.now())
      device.writeCookie(toCookie(device.cookieName, record))
      choice.value = record
      bannerOpen.value = false
    },
    reopen() {
      bannerOpen.value = true
    },
    close() {
      bannerOpen.value = false
    },
  }
}
