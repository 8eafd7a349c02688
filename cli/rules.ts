import type { RuleGroup } from './findings/reference.ts'

/** Every rule of every check. */
export const ruleGroups: readonly RuleGroup[] = []
