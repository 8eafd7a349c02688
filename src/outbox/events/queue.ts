import { type Attempt, attempt } from '../attempt.ts'
import type { Outcome } from '../contract.ts'
import { within } from '../effects.ts'
import { createHolds, delayAfter } from '../waiting.ts'
import { defaultLimits, type EventEffects, type EventQueue } from './contract.ts'

const storageTimeoutMs = 4_000
const busyMs = 1_000
/** Expired events are looked for in strides of this many. */
const stride = 500

const ignore = () => {}
/** Keys in waiting.ts of the pause after a failure, and of the time in which events are collected. */
const pause = 'pause'
const collecting = 'collecting'

/** The message to the other tabs. */
const purged = 'purged'

/** The keys under which rows were stored; `sent`: without storage, they were sent at once. */
type Written = number[] | 'sent' | 'neither'

/** Keeps events until a batch of them is acknowledged: at-least-once delivery of rows that carry their own id. */
export const openEventQueue = <Row>(effects: EventEffects<Row>): EventQueue<Row> => {
  const { schedule, store, channel, lastRows } = effects
  const limits = { ...defaultLimits, ...effects.limits }
  const holds = createHolds(schedule)
  const inTime = <Value>(work: () => Promise<Value>) => within(schedule, storageTimeoutMs, work)
  let allowed = false
  let failures = 0
  /** Columns of the rows that wait while others are sent. */
  const waitingColumns = new Set<string>()
  /** Rows of the next request; narrowed to find the one row that the server refuses. */
  let width = limits.rows
  let running: Promise<void> | undefined
  let again = false
  let current: Attempt | undefined
  let unwritten: Row[] = []
  let writing: Promise<Written> | undefined
  let lastWrite: Promise<unknown> = Promise.resolve()
  /** Rows of this page that were stored, and neither delivered nor given up since: the last `limits.rows` of them. */
  let collected: { key: number; kept: { row: Row } }[] = []
  /** Events given up before they were stored; the store counts its own. */
  let lost = 0

  const maySend = () => allowed && !holds.has(pause)

  const later = (key: string, delayMs: number, firm: boolean) => {
    if (allowed) holds.hold(key, delayMs, firm, () => void run())
  }

  /** Writes all rows of one task in one transaction; without storage, sends them in one request. */
  const write = async (): Promise<Written> => {
    const rows = unwritten
    unwritten = []
    writing = undefined
    if (!allowed) return 'neither'
    const at = effects.now()
    const stored = inTime(() =>
      store.add(
        rows.map((row) => ({ at, row })),
        limits.entries,
      ),
    )
    lastWrite = stored.catch(ignore)
    try {
      return await stored
    } catch {
      const { kind } = allowed ? await sendOnce(rows, false) : { kind: 'retry' }
      if (kind === 'delivered') return 'sent'
      lost += rows.length
      return 'neither'
    }
  }

  /** Sends soon, together with events added until then. */
  const collect = () => {
    if (!holds.has(collecting)) later(collecting, limits.collectMs, false)
  }

  const remove = (keys: readonly number[], counted: boolean): Promise<void> => {
    collected = collected.filter(({ key }) => !keys.includes(key))
    return inTime(() => store.remove(keys, counted))
  }

  const keep = async (rows: readonly Row[]): Promise<Written> => {
    const from = unwritten.length
    unwritten.push(...rows)
    writing ??= Promise.resolve().then(write)
    const written = await writing
    return typeof written === 'string' ? written : written.slice(from, from + rows.length)
  }

  const sendOnce = async (rows: readonly Row[], leaving: boolean): Promise<Outcome> => {
    const request = attempt((signal) => effects.send(rows, signal, { leaving }), schedule, effects.timeoutMs)
    if (!leaving) current = request
    const outcome = await request.outcome
    if (current === request) current = undefined
    return outcome
  }

  /** Gives up old events, only after sending has failed: a clock that jumps loses nothing that can be sent. */
  const giveUpOld = async () => {
    for (;;) {
      const oldest = await inTime(() => store.oldest(stride))
      const old = oldest.filter(({ kept }) => effects.now() - kept.at > limits.ageMs).map(({ key }) => key)
      if (old.length > 0) await remove(old, true)
      if (old.length < stride) return
    }
  }

  const pauseAfter = async (outcome: Outcome & { kind: 'retry' }) => {
    failures += 1
    waitingColumns.clear()
    later(pause, delayAfter(outcome, failures, effects.random()), outcome.after !== undefined)
    await giveUpOld()
  }

  /** Sends one batch. @returns whether to go on with the next */
  const sendNext = async (): Promise<boolean> => {
    const stored = await inTime(() => store.oldest(waitingColumns.size > 0 ? limits.entries : width))
    const others = stored.filter(({ kept }) => !waitingColumns.has(columnsOf(kept.row)))
    const batch = firstBatch(others, { ...limits, rows: width })
    if (!allowed) return false
    if (batch.length === 0) {
      if (waitingColumns.size > 0) await pauseAfter({ kind: 'retry', reason: 'unknown columns' })
      return false
    }
    const outcome = await sendOnce(
      batch.map(({ kept }) => kept.row),
      false,
    )
    if (!allowed) return false
    const keys = batch.map(({ key }) => key)
    switch (outcome.kind) {
      case 'delivered':
        failures = 0
        width = Math.min(limits.rows, width * 2)
        await remove(keys, false)
        return true
      case 'refused':
        width = Math.ceil(batch.length / 2)
        if (batch.length === 1) await remove(keys, true)
        return true
      case 'retry':
        if (outcome.alone) for (const { kept } of batch) waitingColumns.add(columnsOf(kept.row))
        else await pauseAfter(outcome)
        return outcome.alone === true
    }
  }

  const work = async () => {
    do again = false
    while (maySend() && ((await sendNext()) || again))
  }

  const round = async (): Promise<void> => {
    const held = await effects.lock(work).catch((error) => {
      // The storage or the lock failed: neither is tried again at once.
      failures += 1
      later(pause, delayAfter({ kind: 'retry', reason: String(error) }, failures, effects.random()), false)
      return true
    })
    if (!held) later(pause, busyMs, false)
    else if (again && maySend()) await round()
  }

  const run = (): Promise<void> => {
    if (!maySend()) return Promise.resolve()
    again = true
    running ??= round().finally(() => {
      running = undefined
    })
    return running
  }

  const empty = async () => {
    allowed = false
    unwritten = []
    collected = []
    holds.clear()
    current?.abort()
    lastRows?.clear()
    await Promise.all([writing, lastWrite, running])
    await inTime(() => store.clear()).catch(ignore)
  }

  channel?.listen((message) => {
    if (message === purged) void empty()
  })

  return {
    allow() {
      allowed = true
      for (const { rows, wipe } of lastRows?.left() ?? [])
        void keep(rows).then((written) => {
          if (written !== 'neither') wipe()
          collect()
        })
    },
    async purge() {
      channel?.post(purged)
      await empty()
    },
    async add(row) {
      if (!allowed) return false
      if (bytesOf(row) + 1 > limits.bytes) {
        lost += 1
        return false
      }
      const written = await keep([row])
      if (typeof written !== 'string')
        collected = [...collected, ...written.map((key) => ({ key, kept: { row } }))].slice(-limits.rows)
      collect()
      return written !== 'neither'
    },
    async leave(rows) {
      if (!allowed || rows.length === 0) return
      const wipe = lastRows?.note(rows)
      const keeping = keep(rows)
      // With what waits for the next request: a visitor who never comes back would never send it.
      const waiting = collected
      const batch = firstBatch([...rows.map((row) => ({ kept: { row } })), ...waiting], limits)
      const outcome = await sendOnce(
        batch.map(({ kept }) => kept.row),
        true,
      )
      const written = await keeping
      if (written !== 'neither') wipe?.()
      if (outcome.kind !== 'delivered' || typeof written === 'string' || !allowed) return
      const keys = [...written, ...waiting.map(({ key }) => key)]
      await remove(keys.slice(0, batch.length), false).catch(ignore)
    },
    flush() {
      holds.wake()
      return run()
    },
    dropped: async () => lost + (allowed ? await inTime(() => store.dropped()).catch(() => 0) : 0),
  }
}

const encoder = new TextEncoder()

/** Bytes of a row in a request's body, its comma included. */
export const bytesOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length + 1

/** The same for all rows of a build. */
const columnsOf = (row: unknown): string => Object.keys(Object(row)).join()

/** The first of `events` that fit one request: at most `rows`, at most `bytes`, of the same columns, and at least one. */
const firstBatch = <Row, Event extends { readonly kept: { readonly row: Row } }>(
  events: readonly Event[],
  { rows, bytes }: { rows: number; bytes: number },
): Event[] => {
  const batch: Event[] = []
  // The brackets of the list.
  let size = 2
  for (const event of events.slice(0, rows)) {
    size += bytesOf(event.kept.row)
    const first = batch[0]
    if (first && (size > bytes || columnsOf(event.kept.row) !== columnsOf(first.kept.row))) break
    batch.push(event)
  }
  return batch
}
