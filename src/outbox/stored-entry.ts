import { type Entry, schemaVersion } from './entry.ts'

/** Makes a payload of this version from what is stored; `undefined` when that is damaged. */
export type ReadPayload<Payload> = (stored: unknown) => Payload | undefined

/** Found in the store but written by another version, or damaged: shown and kept as it is, never sent, never rewritten. */
type Unreadable = {
  id: string
  createdAt: number
  raw: unknown
  state: { kind: 'refused'; code: 'unreadable'; message: string }
}

/** What this device keeps. `'raw' in kept` is true for unreadable ones. */
export type StoredEntry<Payload> = Entry<Payload> | Unreadable

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPause = (pause: unknown) =>
  pause === undefined || (isRecord(pause) && typeof pause.until === 'number' && typeof pause.ms === 'number')

const isState = (state: unknown) =>
  isRecord(state) &&
  ((state.kind === 'waiting' && isPause(state.pause) && typeof (state.reason ?? '') === 'string') ||
    (state.kind === 'refused' && typeof state.code === 'string' && typeof state.message === 'string'))

const isEntry = (id: string, value: unknown): value is Entry<unknown> =>
  isRecord(value) &&
  value.version === schemaVersion &&
  value.id === id &&
  typeof value.createdAt === 'number' &&
  typeof value.attempts === 'number' &&
  isState(value.state)

/** Reads what the store holds under `id`; never throws. */
export const readStoredEntry = <Payload>(
  id: string,
  value: unknown,
  read: ReadPayload<Payload>,
): StoredEntry<Payload> => {
  const payload = isEntry(id, value) ? read(value.payload) : undefined
  if (isEntry(id, value) && payload !== undefined) return { ...value, payload }
  return {
    id,
    createdAt: isRecord(value) && typeof value.createdAt === 'number' ? value.createdAt : 0,
    raw: value,
    state: { kind: 'refused', code: 'unreadable', message: '' },
  }
}

/** Whether it is to be sent: readable, and not refused. */
export const isWaiting = <Payload>(kept: StoredEntry<Payload>): kept is Entry<Payload> => kept.state.kind === 'waiting'

export const byCreation = (a: StoredEntry<unknown>, b: StoredEntry<unknown>): number => a.createdAt - b.createdAt
