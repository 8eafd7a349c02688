import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { specsOf } from '../steps/step.ts'
import { builtSite } from './site.ts'

/* `npm run test:faults`: runs the matrix and prints its rows. More arguments are Playwright's (`-g 'row 3'`). */

const root = resolve(import.meta.dirname, '..', '..')
const report = resolve(root, 'test-results/faults.json')
/** The rows of the fault matrix tested here; suites of the server test 30 to 36. */
const rows = [...Array.from({ length: 29 }, (_, at) => at + 1), 37, 38, 39, 40, 41, 42, 43].map((row) => `row ${row}`)

builtSite()
rmSync(report, { force: true })
const arguments_ = process.argv.slice(2)
const playwright = spawn(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/faults/playwright.config.ts', ...arguments_],
  { cwd: root, stdio: 'inherit' },
)
const [code] = await once(playwright, 'close')
const specs = specsOf(JSON.parse(readFileSync(report, 'utf8')))
const named = (name: string) => specs.filter(({ title }) => title.startsWith(`${name}:`))
// The setup that makes the builds has no row.
const titled = specs.map(({ title }) => title.split(':', 2)).filter(({ length }) => length === 2)
const others = [...new Set(titled.map(([name = '']) => name))].filter((name) => !rows.includes(name))

let failed = 0
console.log('\nrow         result   tests')
for (const name of [...rows, ...others]) {
  const tests = named(name)
  if (tests.length === 0 && arguments_.length > 0) continue
  const bad = tests.filter(({ ok }) => !ok)
  const result = tests.length === 0 ? 'MISSING' : bad.length > 0 ? 'FAILED' : 'passed'
  if (result !== 'passed') failed += 1
  console.log(`${name.padEnd(11)} ${result.padEnd(8)} ${tests.length - bad.length}/${tests.length}`)
  for (const { title } of bad) console.log(`            ${title}`)
}
console.log(`\n${specs.filter(({ ok }) => ok).length} passed, ${specs.filter(({ ok }) => !ok).length} failed`)
process.exitCode = failed > 0 || code !== 0 ? 1 : 0
