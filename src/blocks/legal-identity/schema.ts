import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'legal-identity': { type: 'legal-identity' }
  }
}

export const directives = { 'legal-identity': directive(z.strictObject({}), () => ({ type: 'legal-identity' })) }
