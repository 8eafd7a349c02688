import type { Message, Value } from './message.ts'

/**
 * A message with its placeholders by name: `` msg`${{ count }} words` ``. Lingui's macro takes its place wherever there is
 * a build (lingui.config.ts). Node runs the source as it is written: there the English text is also the id.
 */
export function msg(texts: TemplateStringsArray, ...placeholders: readonly Readonly<Record<string, Value>>[]): Message {
  const message = String.raw({ raw: texts }, ...placeholders.map((placeholder) => `{${Object.keys(placeholder)[0]}}`))
  return {
    id: message,
    message,
    ...(placeholders.length > 0 && { values: Object.fromEntries(placeholders.flatMap(Object.entries)) }),
  }
}
