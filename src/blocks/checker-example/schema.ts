import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'checker-example': Tool<'checker-example'>
  }
}

/** What the readiness checker says of its sample page. */
export const directives = { 'checker-example': tool('checker-example') }
