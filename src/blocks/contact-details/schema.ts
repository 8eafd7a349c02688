import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'contact-details': { type: 'contact-details' }
  }
}

export const directives = { 'contact-details': directive(z.strictObject({}), () => ({ type: 'contact-details' })) }
