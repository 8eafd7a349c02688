import { createAnnouncer } from './announcer.ts'
import { type Attempt, attempt } from './attempt.ts'
import { type Entry, type Outbox, type Outcome, type SubmitOptions, type Submitted, schemaVersion } from './contract.ts'
import type { Effects } from './effects.ts'
import { createFlusher } from './flusher.ts'
import { isWaiting, openStoredEntries, type StoredEntry } from './stored-entries.ts'
import { createHolds, delayAfter, type Pause, pauseAfter, restOf } from './waiting.ts'

export type { Outbox } from './contract.ts'

const patienceMs = 10_000
const busyMs = 1_000
const storageRestMs = 60_000

const ignore = () => {}

/** Key in waiting.ts of the timer of the flusher itself: no entry has this id. */
const theFlusher = ''

const tally = <Payload>(entry: Entry<Payload>, outcome: Outcome, pause: Pause | undefined): Entry<Payload> => ({
  ...entry,
  attempts: entry.attempts + 1,
  state:
    outcome.kind === 'refused'
      ? outcome
      : { kind: 'waiting', ...(pause && { pause }), ...(outcome.kind === 'retry' && { reason: outcome.reason }) },
})

const submittedAs = (id: string, outcome: Outcome, pause?: Pause): Submitted => {
  if (outcome.kind !== 'retry') return { id, ...outcome }
  const { reason, message } = outcome
  if (message === undefined) return { kind: 'kept', id, reason }
  return { kind: 'refused', id, code: reason, message, ...(pause && { until: pause.until }) }
}

/**
 * Keeps what is submitted until its delivery is acknowledged: at-least-once delivery, one id per entry. `close` is for the
 * worker, which sends and ends: a page keeps its outbox.
 */
export const openOutbox = <Payload>(effects: Effects<Payload>): Outbox<Payload> & { close(): void } => {
  const { schedule } = effects
  const entryStore = openStoredEntries(effects.store, schedule, effects.read)
  const holds = createHolds(schedule)
  const attempts = new Map<string, Attempt>()
  /** Being read or sent by this tab: not started a second time. */
  const underway = new Set<string>()
  /** Submissions whose form still waits for the answer. */
  const answers = new Map<string, (submitted: Submitted) => void>()
  const submitting = new Map<string, Promise<Submitted>>()
  /** Ids by content. The server may have a lost message, so the same text is sent again under the same id. */
  const lostIds = new Map<string, string>()
  /** Delivered, though the storage may have failed to delete them, or being removed: neither sent nor shown again. */
  const finished = new Set<string>()
  /** The pauses that this tab has, or had, a timer for: the end of each by id. */
  const counted = new Map<string, number>()
  let lastRead: StoredEntry<Payload>[] = []
  let closed = false

  const runLater = (id: string, delayMs: number, firm: boolean) => {
    if (!closed) holds.hold(id, delayMs, firm, () => flusher.run())
  }

  const finish = (id: string) => {
    finished.add(id)
    counted.delete(id)
    return entryStore.delete(id).catch(ignore)
  }

  const read = async () => {
    const all = await entryStore.all()
    for (const { id } of all) if (finished.has(id)) await finish(id)
    lastRead = all.filter(({ id }) => !finished.has(id))
    return lastRead
  }
  const entries = () => read().catch(() => lastRead)

  const settle = (id: string, submitted: Submitted) => {
    answers.get(id)?.(submitted)
    answers.delete(id)
  }

  /** Tells this tab what became of an attempt made here or in another tab. */
  const conclude = (entry: Entry<Payload>, outcome: Outcome, interactive: boolean) => {
    const { id } = entry
    if (outcome.kind === 'retry') {
      const delayMs = delayAfter(outcome, entry.attempts, effects.random())
      if (entry.state.kind === 'waiting' && entry.state.pause) counted.set(id, entry.state.pause.until)
      runLater(id, delayMs, outcome.after !== undefined)
    } else {
      holds.release(id)
      if (outcome.kind === 'delivered') finished.add(id)
      announcer.emit(
        outcome.kind === 'delivered'
          ? { kind: 'delivered', entry, reply: outcome.reply, interactive }
          : { kind: 'refused', entry, interactive },
      )
    }
    settle(id, submittedAs(id, outcome, entry.state.kind === 'waiting' ? entry.state.pause : undefined))
  }

  const sendOnce = async (entry: Entry<Payload>): Promise<Outcome> => {
    const current = attempt((signal) => effects.send(entry, signal), schedule, effects.timeoutMs)
    attempts.set(entry.id, current)
    const outcome = await current.outcome
    attempts.delete(entry.id)
    return outcome
  }

  const deliver = async (id: string) => {
    if (underway.has(id)) return
    underway.add(id)
    await sendStored(id).finally(() => underway.delete(id))
  }

  const sendStored = async (id: string) => {
    const entry = await entryStore.waiting(id).catch(() => runLater(id, storageRestMs, false))
    if (!entry || closed || finished.has(id)) return
    const outcome = await sendOnce(entry)
    const removed = finished.has(id) && outcome.kind !== 'delivered'
    if (removed) return
    const pause = pauseAfter(outcome, effects.now())
    const tried = tally(entry, outcome, pause)
    const interactive = answers.has(id)
    const written =
      outcome.kind === 'delivered' ? finish(id) : entryStore.change(id, (stored) => tally(stored, outcome, pause))
    const failed = await written.then(
      () => false,
      () => true,
    )
    if (closed) return
    conclude(tried, outcome, interactive)
    // An entry whose refusal could not be stored would be due again at once.
    if (failed && outcome.kind === 'refused') runLater(id, storageRestMs, true)
    announcer.tell({ kind: 'outcome', entry: tried, outcome, interactive })
    // This delivery shows that others may succeed now.
    if (interactive && outcome.kind === 'delivered') flush()
  }

  /** Whether the entry is in a pause that the server asked of another tab or the worker: this tab then waits, too. */
  const isPaused = ({ id, state }: Entry<Payload>) => {
    if (state.kind !== 'waiting' || !state.pause || counted.get(id) === state.pause.until) return false
    counted.set(id, state.pause.until)
    const rest = restOf(state.pause, effects.now())
    if (rest > 0) runLater(id, rest, true)
    return rest > 0
  }

  const due = async () => {
    if (closed) return []
    try {
      const known = lastRead
      const waiting = (await read()).filter(isWaiting)
      // The visitor, or the browser, has cleared the data of the site: the page must not go on to say that they wait.
      if (known.some(({ id }) => !finished.has(id)) && lastRead.length === 0) announcer.tell({ kind: 'changed' })
      return waiting
        .filter((entry) => !isPaused(entry) && !holds.has(entry.id) && !underway.has(entry.id))
        .map(({ id }) => id)
    } catch {
      runLater(theFlusher, storageRestMs, true)
      return []
    }
  }

  const flusher = createFlusher({
    lock: effects.lock,
    due,
    deliver,
    onBusy() {
      runLater(theFlusher, busyMs, true)
      // The tab that holds the lock may be frozen. Entries that a visitor waits for are sent regardless: the server keeps
      // one effect per id, whoever else sends it.
      for (const id of answers.keys()) void deliver(id)
    },
  })

  const flush = () => {
    holds.wake()
    return flusher.run()
  }

  const announcer = createAnnouncer<Payload>({
    channel: effects.channel,
    schedule,
    entries,
    onNews(news) {
      if (news.kind === 'outcome') {
        conclude(news.entry, news.outcome, news.interactive || answers.has(news.entry.id))
      }
      // Held for as long as that tab's attempt may take; its outcome ends the hold.
      if (news.kind === 'added') runLater(news.id, effects.timeoutMs, true)
    },
  })

  const remove = async (id: string) => {
    finished.add(id)
    attempts.get(id)?.abort()
    holds.release(id)
    await entryStore.delete(id).catch(ignore)
    // Deleted, it may be submitted anew in another tab, and this one must not delete that; not deleted, it is still there.
    finished.delete(id)
    settle(id, { kind: 'lost', reason: 'removed' })
    announcer.tell({ kind: 'changed' })
  }

  const retry = async (id: string) => {
    await entryStore.change(id, (entry) => ({ ...entry, state: { kind: 'waiting' } })).catch(ignore)
    holds.release(id)
    announcer.tell({ kind: 'changed' })
    await flusher.run()
  }

  /** Without storage: one attempt, and its outcome. */
  const sendUnstored = async (entry: Entry<Payload>, storageError: unknown): Promise<Submitted> => {
    const outcome = await sendOnce(entry)
    if (outcome.kind === 'retry' && outcome.message === undefined)
      return { kind: 'lost', reason: `${storageError}; ${outcome.reason}` }
    conclude(entry, outcome, true)
    return submittedAs(entry.id, outcome)
  }

  const accept = async (payload: Payload, text: string, { replaces, id: given }: SubmitOptions) => {
    const id = lostIds.get(text) ?? given ?? effects.newId()
    // Delivered before, or being removed: sent again under this id.
    finished.delete(id)
    const createdAt = effects.now()
    const entry: Entry<Payload> = {
      version: schemaVersion,
      id,
      payload,
      createdAt,
      attempts: 0,
      state: { kind: 'waiting' },
    }
    const { stored, written } = entryStore.put(entry)
    try {
      await stored
    } catch (error) {
      const submitted = await sendUnstored(entry, error)
      if (submitted.kind === 'lost') lostIds.set(text, id)
      else {
        lostIds.delete(text)
        // The write may only have been slow.
        written.then(() => finish(id), ignore)
      }
      return submitted
    }
    lostIds.delete(text)
    if (replaces !== undefined && replaces !== id) await remove(replaces)
    const answered = new Promise<Submitted>((resolve) => {
      const patience = () => settle(id, { kind: 'kept', id, reason: 'no answer yet' })
      const stop = schedule(patienceMs, patience)
      answers.set(id, (submitted) => {
        stop()
        resolve(submitted)
      })
    })
    announcer.tell({ kind: 'added', id })
    // Another tab may have added it, and be gone.
    holds.release(id)
    flusher.hurry(id)
    return answered
  }

  return {
    submit(payload, options = {}) {
      const text = JSON.stringify(effects.contentOf?.(payload) ?? payload)
      const same = submitting.get(text)
      if (same) return same
      const submitted = accept(payload, text, options).finally(() => submitting.delete(text))
      submitting.set(text, submitted)
      return submitted
    },
    flush,
    entries,
    retry,
    remove,
    subscribe: announcer.subscribe,
    close() {
      closed = true
      holds.clear()
      announcer.close()
      for (const current of attempts.values()) current.abort()
      for (const id of answers.keys()) settle(id, { kind: 'kept', id, reason: 'closed' })
    },
  }
}
