import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'crawler-policy': { type: 'crawler-policy' }
  }
}

export const directives = { 'crawler-policy': directive(z.strictObject({}), () => ({ type: 'crawler-policy' })) }
