import { z } from 'zod'
import { directive } from '../../content/block-context.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'device-storage': { type: 'device-storage' }
  }
}

export const directives = { 'device-storage': directive(z.strictObject({}), () => ({ type: 'device-storage' })) }
