import { z } from 'zod'
import { directive } from '../../content/block-context.ts'
import type { Rich } from '../../content/model.ts'
import { rich } from '../../content/rich.ts'

export type NoticeBlock = { type: 'notice'; tone: 'info' | 'warning'; body: Rich }

declare module '../../content/model.ts' {
  interface BlockKinds {
    notice: NoticeBlock
  }
}

export const directives = {
  notice: directive(
    z.strictObject({ tone: z.enum(['info', 'warning']).default('info') }),
    ({ tone }, { children }, context) => ({ type: 'notice', tone, body: rich(children, context) }),
  ),
}
