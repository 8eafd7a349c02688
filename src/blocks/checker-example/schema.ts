import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'checker-example': Tool<'checker-example'>
  }
}

/** The readiness checker's result for its sample page. */
export const directives = { 'checker-example': tool('checker-example') }
