import { z } from 'zod'
import { type Builder, directive, takeHeading } from '../content/block-context.ts'
import type { Block, Rich } from '../content/model.ts'
import { rich } from '../content/rich.ts'

/** A heading and words of the page's own above what is made elsewhere. */
export type Tool<Type> = { type: Type; id: string | undefined; heading: string | undefined; intro: Rich }

type ToolType = Extract<Block, Tool<string>>['type'] & `${'roi' | 'readiness' | 'own'}-${string}`

export const tool = (type: ToolType): Builder =>
  directive(z.strictObject({}), (_, node, context) => {
    const { heading, id, rest } = takeHeading(node.children, context)
    return { type, id, heading, intro: rich(rest, context) }
  })
