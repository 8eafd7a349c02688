import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'own-readiness': Tool<'own-readiness'>
  }
}

/** The scores of this site's own pages in the checks of src/readiness. */
export const directives = { 'own-readiness': tool('own-readiness') }
