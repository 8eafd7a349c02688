import { rules } from '../../src/json-ld/rules.ts'

export const jsonLdRules = Object.values(rules)
