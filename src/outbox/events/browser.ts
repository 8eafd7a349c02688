import { wakeOn } from '../wake.ts'
import type { EventQueue } from './contract.ts'
import { platformEvents, type Wiring } from './platform.ts'

/** The queue of a page, woken whenever sending may work again. */
export const openBrowserEvents = <Row>(wiring: Wiring<Row>): EventQueue<Row> => {
  const queue = platformEvents(wiring)
  const stop = new AbortController()
  wakeOn(() => void queue.flush(), stop.signal)
  return {
    ...queue,
    allow() {
      queue.allow()
      void queue.flush()
    },
    close() {
      stop.abort()
      queue.close()
    },
  }
}
