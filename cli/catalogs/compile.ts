import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Po } from './po.ts'
import { pseudo } from './pseudo.ts'

/** The messages of a catalog as `@lingui/core` reads them, by the ids that Lingui's macros generate. */
type Compiled = Record<string, CompiledMessage>

/** @throws for a message that is no ICU MessageFormat: check first */
export function compile(po: Po): Compiled {
  return Object.fromEntries(
    po.entries
      .filter(({ obsolete }) => !obsolete)
      .map(({ id, context, text }) => [generateMessageId(id, context), compileMessageOrThrow(text || id)]),
  )
}

/** The pseudo-locale of a source catalog. */
export function compilePseudo(po: Po): Compiled {
  return Object.fromEntries(
    po.entries
      .filter(({ obsolete }) => !obsolete)
      .map(({ id, context }) => [generateMessageId(id, context), ['⟦', ...compileMessageOrThrow(id, pseudo), '⟧']]),
  )
}
