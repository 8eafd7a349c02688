// Checks every regular expression that is used on untrusted text, and lists those that take more than linear time. Part
// of `npm run check`; `node tests/expressions/check.ts --list` prints all expressions found.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { modulesFrom } from '../architecture/imports.ts'
import { expressionsOf, faultOf } from './expressions.ts'

const root = resolve(import.meta.dirname, '..', '..')
/**
 * Code that answers requests, runs in visitors' browsers, or reads other people's pages (in the command line and the
 * browser).
 */
const entries = [
  'server/start.ts',
  'server/engine-thread.ts',
  'src/sw/sw.ts',
  'src/readiness/audit.ts',
  'src/readiness/robots/parse.ts',
  'cli/audit/audit-page.ts',
  'cli/audit/read-folder.ts',
  'cli/audit/fetch-page.ts',
  'cli/commands/crawlers.ts',
  'cli/commands/jsonld.ts',
  'cli/commands/leads.ts',
  'cli/commands/person.ts',
  'cli/routes/check-site.ts',
  'cli/routes/read-site.ts',
]

const modules = modulesFrom(root, entries)
const expressions = modules.flatMap((file) => expressionsOf(file, readFileSync(join(root, file), 'utf8')))
if (process.argv.includes('--list')) {
  for (const { file, line, source, flags } of expressions) console.log(`${file}:${line}: /${source}/${flags}`)
}
const faults = expressions.flatMap((expression) => faultOf(expression) ?? [])
for (const fault of faults) console.error(fault)
console.log(
  `${expressions.length} regular expressions in ${modules.length} modules, ${faults.length} of them slow on long texts.`,
)
process.exitCode = faults.length === 0 ? 0 : 1
