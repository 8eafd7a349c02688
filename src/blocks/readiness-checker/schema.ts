import { checkerId } from '../../site/shared.ts'
import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'readiness-checker': Tool<'readiness-checker'>
  }
}

/** The readiness checker: src/checker. */
export const directives = { 'readiness-checker': tool('readiness-checker', checkerId) }

export { applicationOf as entities } from '../tool.ts'
