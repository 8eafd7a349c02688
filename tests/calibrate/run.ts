import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { keepHeapSmall } from '../../cli/commands/command.ts'
import { table } from '../../cli/terminal/table.ts'
import { type Audit, audit, auditOf } from '../../src/readiness/audit.ts'
import { deceptions, honest, seeded } from '../../src/readiness/calibration/deceptions.fixture.ts'
import { precisionOf, verdicts } from '../../src/readiness/calibration/verdicts.ts'
import { levelOf } from '../../src/readiness/check.ts'
import { checks } from '../../src/readiness/checks/checks.ts'
import { decode } from '../../src/readiness/decode.ts'
import { inEnglish } from '../../src/readiness/in-english.ts'
import { subjectOf } from '../../src/readiness/subject.ts'
import { spread } from '../../vite/pages/own-readiness.ts'
import { correlations } from './rankings.ts'

// How often each rule is right on pages of strangers: npm run calibrate -- FOLDER [--sample 8] [--rule ID] [--seeded 9]

const textOf = (folder: string, file: string) => decode(readFileSync(join(folder, file))).text

/** What is kept of a page: only one is in memory at a time. */
function judged(folder: string, file: string) {
  const html = textOf(folder, file)
  const subject = subjectOf({ html })
  const audit = auditOf(subject, { html })
  const found = audit.results.flatMap((result) => {
    const { check, remarks } = result
    const level = levelOf(result)
    const said = remarks
      .slice(0, 3)
      .map(({ message, place }) => `${inEnglish(message)} ${place ? `[${place.line}: ${place.snippet}]` : ''}`)
    return level ? [{ rule: check.id, level, said: said.join(' | ') }] : []
  })
  // A page without an address is known by its text.
  const hash = hashOf(subject.address?.href ?? html)
  return detached({ file, hash, score: audit.score.total, capped: isHeldDown(audit), found })
}

/** Copies the strings: V8 keeps the whole page in memory for a string that was cut out of it. */
const detached = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

const htmlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // A mirror has folders that are named like pages.
    .filter((one) => one.isFile() && /html$/i.test(one.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 12)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '0' },
    rule: { type: 'string' },
    seeded: { type: 'string', default: '0' },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('Name a folder of pages that others made: npm run calibrate -- FOLDER')
  process.exit(2)
}
if (!existsSync(folder) || htmlIn(folder).length === 0) {
  console.error(`${folder}: no such folder, or no .html in it. Name one with pages that others made.`)
  process.exit(2)
}

keepHeapSmall()
const start = process.cpuUsage()
const pages = htmlIn(folder).map((file) => judged(folder, file))
const { user, system } = process.cpuUsage(start)

const read = new Set(verdicts.map(({ page, rule }) => `${page} ${rule}`))
const rows = checks.flatMap(({ id }) => {
  const of = (level: string) =>
    pages.filter(({ found }) => found.some((one) => one.rule === id && one.level === level)).length
  const { read, right } = precisionOf(id)
  const row = { rule: id, errors: of('error'), warnings: of('warning'), hints: of('hint'), read, right }
  return row.errors + row.warnings + row.hints + read > 0
    ? [{ ...row, precision: read > 0 ? `${Math.round((100 * right) / read)}%` : '–' }]
    : []
})
console.log(table(rows))
const shown = pages.reduce((sum, { found }) => sum + found.filter(({ level }) => level !== 'hint').length, 0)
const capped = pages.filter((page) => page.capped)
console.log(
  [
    '',
    `${pages.length} pages, ${capped.length} held down for deception: ${capped.map(({ file }) => file).join(', ') || 'none'}`,
    `${(shown / pages.length).toFixed(1)} errors and warnings a page`,
    `${((user + system) / 1000 / pages.length).toFixed(1)} ms of processor time a page, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
    ...correlations(new Map(pages.map(({ hash, score }) => [hash, score]))),
  ].join('\n'),
)

const hosts = Number(values.seeded)
if (hosts > 0) for (const line of seededLines(folder, hosts)) console.log(line)

const sample = Number(values.sample)
for (const { id } of sample > 0 ? checks : []) {
  if (values.rule !== undefined && values.rule !== id) continue
  const unread = pages
    .flatMap(({ file, hash, found }) => found.filter(({ rule }) => rule === id).map((one) => ({ file, hash, ...one })))
    .filter(({ hash }) => !read.has(`${hash} ${id}`))
    // Any order that does not depend on the findings.
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .sort((a, b) => Number(a.level === 'hint') - Number(b.level === 'hint'))
  for (const { file, hash, level, said } of unread.slice(0, sample))
    console.log(`\n${hash} ${id} ${level} ${file}\n  ${said}`)
}

/**
 * How many deceptions are found after putting them into other people's pages, and how many honest texts are reported as
 * one.
 */
function* seededLines(folder: string, most: number): Generator<string> {
  const hosts = spread(htmlIn(folder), most)
    .map((file) => textOf(folder, file))
    .filter((html) => !isHeldDown(audit({ html })))
  for (const [what, seeds] of [
    ['deceptions found', deceptions],
    ['honest things accused', honest],
  ] as const) {
    const counted = Object.entries(seeds).map(([name, seed]) => ({
      name,
      held: hosts.filter((html) => isHeldDown(audit({ html: seeded(html, seed) }))).length,
    }))
    const held = counted.reduce((sum, one) => sum + one.held, 0)
    yield `${what}: ${held} of ${counted.length * hosts.length} (${counted.length} kinds on ${hosts.length} pages)`
    for (const { name, held } of counted)
      if (held !== (seeds === deceptions ? hosts.length : 0)) yield `  ${name}: ${held} of ${hosts.length}`
  }
}

function isHeldDown({ results }: Audit): boolean {
  return results.some(({ check, verdict }) => check.id.startsWith('safety/') && verdict === 'fail')
}
