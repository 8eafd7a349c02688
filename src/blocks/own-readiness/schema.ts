import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'own-readiness': Tool<'own-readiness'>
  }
}

/** What the pages of this site score by the checks of src/readiness. */
export const directives = { 'own-readiness': tool('own-readiness') }
