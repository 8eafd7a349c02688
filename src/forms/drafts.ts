import type { Channel, Store } from '../outbox/effects.ts'
import { draftDays } from '../site/ledger.ts'
import { withoutPrefix } from '../site/locales.ts'
import { isSameService } from './services.ts'
import { type FormKind, isRecord, isText, isTexts, type Values } from './submission.ts'

/** Which form on which page; forms of one kind on one page share their drafts, and the footer's form shares its on all pages. */
export type DraftPlace = { form: FormKind; page: string }

/** What is typed into a form, kept until it is sent. */
export type Draft = DraftPlace & {
  id: string
  /** Id of the draft that this one goes on with, in this tab or another; absent from what an earlier version kept. */
  origin?: string | undefined
  /** Without the prefix of a language: the form of the page in the other language is the same. */
  page: string
  values: Values
  /** When it was last changed, in milliseconds since the epoch. */
  at: number
  /** Id of the refused message that it corrects. */
  corrects?: string | undefined
}

export type Sent = DraftPlace & { fields: Values }

type DraftEffects = {
  store: Store
  /** Whether this browser may have drafts: visitors who only read get no database. */
  exists: () => Promise<boolean>
  now: () => number
  newId: () => string
  /** Reaches the other tabs. */
  openChannel: () => Channel
}

const day = 24 * 3_600_000
/** Drafts that have not changed for this long are deleted. */
const longestMs = draftDays * day

/** The box that sends `goals` along; while it is not ticked they stay on the device. */
export const goalsToo = { name: 'goalsToo', ticked: 'yes' }

/** Fields of free text: two versions of one are joined, and neither replaces the other. */
export const freeTextFields: readonly string[] = ['message', 'goals']

/**
 * Whether the fields equal what was sent; a field that is not sent does not matter. A box that is not ticked is empty in a
 * form, and missing from what was kept before the scripts of the form were loaded.
 */
export const isSame = (values: Values, sent: Values): boolean =>
  Object.entries(sent).every(([name, value]) => isSameAnswer(values[name] ?? '', value))

/** A service that was chosen in one language may be sent in another. */
export const isSameAnswer = (one: string, other: string): boolean => one === other || isSameService(one, other)

export const isAt = (one: DraftPlace, other: DraftPlace): boolean =>
  one.form === other.form && (one.form === 'footer' || withoutPrefix(one.page) === withoutPrefix(other.page))

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isText(value.form) && isText(value.page) && typeof value.at === 'number' && isTexts(value.values)

/** Checks a message from another tab, which may run another version of this code. */
const isSent = (value: unknown): value is Sent =>
  isRecord(value) && isText(value.form) && isText(value.page) && isTexts(value.fields)

/** What other tabs are told when a draft is stored under this id; those of an earlier version take no notice. */
type Stored = { stored: string }
const isStored = (value: unknown): value is Stored => isRecord(value) && isText(value.stored)

/** What a form is told: of what any tab sends, this one included, and of the drafts that other tabs store. */
type Listener = { onSent: (sent: Sent) => void; onStored: (id: string) => void }

export type Drafts = ReturnType<typeof openDrafts>

/**
 * The drafts of all tabs. A form continues the latest; one that was begun elsewhere at the same time is another draft, and
 * overwrites nothing. No method rejects: where nothing can be stored, they do nothing.
 */
export function openDrafts({ store, exists, now, newId, openChannel }: DraftEffects) {
  const listeners = new Set<Listener>()
  const notify = (sent: Sent) => {
    for (const { onSent } of listeners) onSent(sent)
  }
  let channel: Channel | undefined
  const others = () => {
    if (!channel) {
      channel = openChannel()
      channel.listen((message) => {
        if (isSent(message)) notify(message)
        if (isStored(message)) for (const { onStored } of listeners) onStored(message.stored)
      })
    }
    return channel
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs one after the other, so that a read sees every earlier write. */
  const inTurn = <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    const done = last.then(work).catch(() => otherwise)
    last = done
    return done
  }

  const read = async (place: DraftPlace): Promise<Draft[]> => {
    if (!(await exists())) return []
    const found: Draft[] = []
    for (const [id, draft] of await store.all()) {
      if (!isDraft(draft) || Math.abs(now() - draft.at) > longestMs) await store.delete(id)
      else if (isAt(draft, place)) found.push(draft)
    }
    return found.sort((one, other) => other.at - one.at)
  }

  const write = async (draft: Omit<Draft, 'at'>): Promise<boolean> => {
    await store.put(draft.id, { ...draft, page: withoutPrefix(draft.page), at: now() })
    const stored: Stored = { stored: draft.id }
    others().post(stored)
    return true
  }

  return {
    newId,
    latest: (place: DraftPlace) => inTurn(async () => (await read(place))[0], undefined),

    /** @returns whether it is stored now */
    put: (draft: Omit<Draft, 'at'>) => inTurn(() => write(draft), false),

    remove: (id: string) =>
      inTurn(async () => {
        if (await exists()) await store.delete(id)
      }, undefined),

    /** Changes the latest draft of a form, or begins one. @returns whether it is stored now */
    change: (place: DraftPlace, change: (halfWritten: Values | undefined) => Values, corrects?: string) =>
      inTurn(async () => {
        const [before] = await read(place)
        const values = change(before?.values)
        return write({ id: newId(), ...before, ...place, values, ...(corrects !== undefined && { corrects }) })
      }, false),

    /** The message is in the outbox, or at the server: it is no draft any more, whichever tab it was typed in. */
    sent: ({ form, page, fields }: Sent) =>
      inTurn(async () => {
        if (!(await exists())) return
        for (const { id } of await read({ form, page }))
          await store.replace(id, (draft) => (isDraft(draft) && isSame(draft.values, fields) ? undefined : draft))
        others().post({ form, page, fields })
        notify({ form, page, fields })
      }, undefined),

    listen(listener: Listener): () => void {
      others()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
