import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Po, PoEntry } from './po.ts'
import { pseudo } from './pseudo.ts'

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
