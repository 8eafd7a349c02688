import type { MessageDescriptor, Messages } from '@lingui/core'

export type Say = (message: MessageDescriptor) => string

/** Says words without placeholders: Lingui itself, which fills those in, comes with React. */
export const sayFrom =
  (messages: Messages): Say =>
  ({ id, message = id }) =>
    [messages[id] ?? message].flat().join('')
