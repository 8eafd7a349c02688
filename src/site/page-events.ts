/** What the parts of a page announce, whether or not anything listens. */
export type PageEvent =
  /** Another page is shown in place of the one before, without a load. */
  | { kind: 'arrived' }
  | { kind: 'sending'; sending: Sending }
  | { kind: 'sent'; sending: Sending; end: SendingEnd }
  | { kind: 'video'; video: string; action: VideoAction; at: number }
  /** Rendering failed and the visitor sees the fallback. */
  | { kind: 'failed'; message: string }

/** A form on its way: its name, its fields as typed, its language, and the campaign it goes under. */
export type Sending = {
  readonly form: string
  readonly fields: Readonly<Record<string, string>>
  readonly language: string
  readonly utm: Readonly<Record<string, string>>
}

/** `kept`: it waits on this device. `id`: in the outbox, the same in every tab. */
export type SendingEnd =
  | { kind: 'delivered'; id: string; reply: unknown }
  | { kind: 'kept' }
  | { kind: 'refused' | 'lost'; message: string }

export type VideoAction = 'load' | 'play' | 'pause' | 'end' | 'seek' | 'transcript' | 'share' | 'download'

/** Name of the DOM event that carries it; no other code dispatches events of this name. */
export const pageEventName = 'pageEvent'

/** Announces it; there may be no listener. */
export const tell = (pageEvent: PageEvent): boolean =>
  dispatchEvent(new CustomEvent(pageEventName, { detail: pageEvent }))
