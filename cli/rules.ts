import type { RuleGroup } from './findings/reference.ts'
import { jsonLdRuleGroup } from './json-ld/rules.ts'

/** Every rule of every check. */
export const ruleGroups: readonly RuleGroup[] = [jsonLdRuleGroup]
