import { type Entry, type OutboxEvent, type Outcome, schemaVersion } from './contract.ts'
import type { Channel, Schedule } from './effects.ts'
import type { StoredEntry } from './stored-entries.ts'

type Announcing<Payload> = {
  channel: Channel | undefined
  schedule: Schedule
  entries: () => Promise<StoredEntry<Payload>[]>
  /** Called with a message from another tab. */
  onNews: (news: News<Payload>) => void
}

/** Notifies this tab's subscribers and the other tabs. */
export const createAnnouncer = <Payload>({ channel, schedule, entries, onNews }: Announcing<Payload>) => {
  const listeners = new Set<(event: OutboxEvent<Payload>) => void>()
  let reading = false
  let stale = false

  const emit = (event: OutboxEvent<Payload>) => {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        // A listener's error must reach the console, and must not stop a delivery.
        schedule(0, () => {
          throw error
        })
      }
    }
  }

  const refresh = async () => {
    stale = true
    if (reading) return
    reading = true
    while (stale && listeners.size > 0) {
      stale = false
      emit({ kind: 'changed', entries: await entries() })
    }
    reading = false
  }

  const stopListening = channel?.listen((message) => {
    if (!isNews<Payload>(message)) return
    onNews(message)
    refresh()
  })

  return {
    emit,
    /** Posts to the other tabs, and gives this tab's subscribers the new list. */
    tell(message: TabMessage<Payload>) {
      channel?.post({ version: schemaVersion, ...message })
      refresh()
    },
    subscribe(listener: (event: OutboxEvent<Payload>) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close() {
      stopListening?.()
      listeners.clear()
    },
  }
}

/** Messages between tabs. */
type TabMessage<Payload> =
  /** The tab that posts this is sending the entry. */
  | { kind: 'added'; id: string }
  | { kind: 'changed' }
  | { kind: 'outcome'; entry: Entry<Payload>; outcome: Outcome; interactive: boolean }

type News<Payload> = TabMessage<Payload> & { version: typeof schemaVersion }

/** A tab that still runs another version of this code may post other messages. */
const isNews = <Payload>(message: unknown): message is News<Payload> =>
  typeof message === 'object' && message !== null && 'version' in message && message.version === schemaVersion
