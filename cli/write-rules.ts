import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleGroups } from './every-rule.ts'
import { withReference } from './findings/reference.ts'

// Run after a change of the rules: node cli/write-rules.ts
const page = join(import.meta.dirname, '..', 'docs', 'cli.md')
writeFileSync(page, withReference(readFileSync(page, 'utf8'), ruleGroups))
