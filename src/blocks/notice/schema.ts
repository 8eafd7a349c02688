import { z } from 'zod'
import { directive } from '../../content/block-context.ts'
import { rich } from '../../content/rich.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    notice: { type: 'notice'; tone: 'info' | 'warning'; body: Rich }
  }
}

export const directives = {
  notice: directive(
    z.strictObject({ tone: z.enum(['info', 'warning']).default('info') }),
    ({ tone }, { children }, context) => ({ type: 'notice', tone, body: rich(children, context) }),
  ),
}
