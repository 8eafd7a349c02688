import { calculatorId } from '../../site/shared.ts'
import { type Tool, tool } from '../tool.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    'roi-calculator': Tool<'roi-calculator'>
  }
}

/** The ROI calculator: src/roi. */
export const directives = { 'roi-calculator': tool('roi-calculator', calculatorId) }

export { applicationOf as entities } from '../tool.ts'
