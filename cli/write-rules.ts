import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withReference } from './every-rule.ts'

// Run after a change of the rules: node cli/write-rules.ts
const page = join(import.meta.dirname, '..', 'docs', 'cli.md')
writeFileSync(page, withReference(readFileSync(page, 'utf8')))
