import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Po, PoEntry } from './po.ts'

/** The messages of a catalog as `@lingui/core` reads them, by the ids that Lingui's macros generate. */
type Compiled = Record<string, CompiledMessage>

/** @throws for a message that is no ICU MessageFormat: check first */
export const compile = (po: Po): Compiled => compiled(po, ({ id, text }) => compileMessageOrThrow(text || id))

/** The pseudo-locale of a source catalog. */
export const compilePseudo = (po: Po): Compiled =>
  compiled(po, ({ id }) => ['⟦', ...compileMessageOrThrow(id, pseudo), '⟧'])

function compiled({ entries }: Po, message: (entry: PoEntry) => CompiledMessage): Compiled {
  const live = entries.filter(({ obsolete }) => !obsolete)
  return Object.fromEntries(live.map((entry) => [generateMessageId(entry.id, entry.context), message(entry)]))
}

/** For a to z: letters that still read like English and make text that is not from a catalog easy to spot. */
const accents = 'áƀçðéƒğĥíĵķłɱñöþɋŕšţûṽŵẋýž'

// Short English texts grow by a third and more in other languages (W3C, "Text size in translation").
const growth = 0.35

/** A text of the pseudo-locale: accented, longer; tags and everything that is no letter stay. */
export function pseudo(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : lengthened(part)))
    .join('')
}

function lengthened(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const accented = text.replace(/[a-z]/gi, (letter) => {
    const accent = accents.charAt(letter.toLowerCase().charCodeAt(0) - 97)
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase()
  })
  const more = '·'.repeat(Math.round(letters * growth))
  return accented.replace(/(\s*)$/, `${more}$1`)
}
