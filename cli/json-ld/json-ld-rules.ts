import { rules } from '../../src/json-ld/rules.ts'
import type { RuleGroup } from '../findings/reference.ts'

/** The rules of `citence jsonld`, for the reference and for the formats that list them. */
export const jsonLdRules = Object.values(rules)
export const jsonLdRuleGroup: RuleGroup = { command: 'citence jsonld', rules: jsonLdRules }
