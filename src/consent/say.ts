import type { MessageDescriptor, Messages } from '@lingui/core'

export type Say = (message: MessageDescriptor) => string

/** Translates messages without placeholders: Lingui itself, which fills those in, is loaded with React. */
export const sayFrom =
  (messages: Messages): Say =>
  ({ id, message = id }) =>
    [messages[id] ?? message].flat().join('')
