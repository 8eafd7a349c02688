import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'readiness-checks': Tool<'readiness-checks'>
  }
}

/** Every check of src/readiness with its evidence. */
export const directives = { 'readiness-checks': tool('readiness-checks') }
