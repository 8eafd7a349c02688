import type { MessageDescriptor, Messages } from '@lingui/core'

export type Translate = (message: MessageDescriptor) => string

/** Translates messages without placeholders: Lingui itself, which fills those in, is loaded with React. */
export const translatorOf =
  (messages: Messages): Translate =>
  ({ id, message = id }) =>
    [messages[id] ?? message].flat().join('')
