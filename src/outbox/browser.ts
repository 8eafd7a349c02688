import type { Outbox } from './contract.ts'
import type { Effects } from './effects.ts'
import { openOutbox } from './outbox.ts'
import { platform } from './platform.ts'

type Wiring<Payload> = Pick<Effects<Payload>, 'send' | 'isPayload'> & {
  /** Of the database, the lock and the channel: one outbox per name and origin. */
  name: string
  /** Milliseconds an attempt may take; 20,000 unless told. */
  timeoutMs?: number
}

/** Opens the outbox of a page and sends what an earlier visit left. `navigator.onLine` is never asked: it is a hint only. */
export const openBrowserOutbox = <Payload>({ name, ...given }: Wiring<Payload>): Outbox<Payload> => {
  const outbox = openOutbox<Payload>({ ...platform(name), ...given })
  const stop = new AbortController()
  const { signal } = stop
  const wake = () => void outbox.flush()

  addEventListener('online', wake, { signal })
  // Back from the back/forward cache: timers may have been dropped on the way.
  addEventListener('pageshow', wake, { signal })
  const whenVisible = () => document.visibilityState === 'visible' && wake()
  document.addEventListener('visibilitychange', whenVisible, { signal })
  wake()

  return {
    ...outbox,
    close() {
      stop.abort()
      outbox.close()
    },
  }
}
