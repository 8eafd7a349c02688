import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { type ConsentRecord, decide, fromCookies, type Preferences, toCookie } from './record.ts'

/** What the store needs of a browser. */
export type ConsentDevice = {
  readCookies(): string
  writeCookie(cookie: string): void
  now(): number
  /** Global Privacy Control. */
  refusesTracking(): boolean
  /** Tells the other tabs what was chosen: another process may not see the cookie yet. */
  tellOtherTabs(cookie: string): void
}

/** Only `refused` deletes stored data; a choice that expired or was never made counts as that. `unread`: the cookie was not read yet. */
type Permission = 'unread' | 'refused' | 'granted'

export type ConsentStore = {
  /** The visitor's own valid choice; `undefined`: none yet. */
  readonly choice: ReadonlySignal<ConsentRecord | undefined>
  /** Whether analytics may measure. */
  readonly permission: ReadonlySignal<Permission>
  readonly bannerOpen: ReadonlySignal<boolean>
  /**
   * Reads the cookie again (it may have expired, or another tab may have changed it) and asks if there is no choice.
   * @param told the cookie as another tab has just written it
   */
  load(told?: string): void
  /**
   * The choice in the banner. A refusal always counts; a permission does not where another tab has recorded a refusal
   * since this banner opened: this banner is then out of date.
   */
  choose(choice: Omit<Preferences, 'necessary'>): void
  /** Shows the banner whatever was chosen. */
  reopen(): void
  close(): void
}

export function createConsent(device: ConsentDevice): ConsentStore {
  const choice = signal<ConsentRecord | undefined>(undefined)
  const isRead = signal(false)
  const bannerOpen = signal(false)
  const fromDevice = () => fromCookies(device.readCookies(), device.now())
  /** The choice on a device that keeps no cookies: it lasts as long as the page. */
  let unkept: ConsentRecord | undefined

  const take = (record: ConsentRecord | undefined) => {
    // A choice that this tab did not know of has answered its banner, too.
    if (record && record.timestamp !== choice.peek()?.timestamp) bannerOpen.value = false
    choice.value = record
    isRead.value = true
  }
  const load = (told = '') => {
    const news = fromCookies(told, device.now())
    unkept &&= news ?? unkept
    take(news ?? fromDevice() ?? unkept)
    // Global Privacy Control counts as a refusal: such a visitor is not asked.
    if (!choice.peek() && !device.refusesTracking()) bannerOpen.value = true
  }

  return {
    choice,
    bannerOpen,
    permission: computed(() => {
      if (!isRead.value) return 'unread'
      return choice.value?.preferences.analytics ? 'granted' : 'refused'
    }),
    load,
    choose(preferences) {
      const known = fromDevice()
      const isLater = known !== undefined && known.timestamp !== choice.peek()?.timestamp
      const { analytics = true, marketing = true } = known?.preferences ?? {}
      if (isLater && ((preferences.analytics && !analytics) || (preferences.marketing && !marketing))) return load()
      const record = decide(preferences, device.now())
      const cookie = toCookie(record)
      device.writeCookie(cookie)
      unkept = fromDevice() ? undefined : record
      take(record)
      bannerOpen.value = false
      device.tellOtherTabs(cookie)
    },
    reopen() {
      bannerOpen.value = true
    },
    close() {
      bannerOpen.value = false
    },
  }
}
