import { type Entry, type Outcome, schemaVersion } from './entry.ts'

/** What tabs tell each other. */
export type Told<Payload> =
  /** The tab that tells it is sending it. */
  | { kind: 'added'; id: string }
  | { kind: 'changed' }
  | { kind: 'outcome'; entry: Entry<Payload>; outcome: Outcome; interactive: boolean }

export type News<Payload> = Told<Payload> & { version: typeof schemaVersion }

/** A tab that still runs another version of this code may speak differently. */
export const isNews = <Payload>(message: unknown): message is News<Payload> =>
  typeof message === 'object' && message !== null && 'version' in message && message.version === schemaVersion
