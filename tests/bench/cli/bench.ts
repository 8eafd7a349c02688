import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { table } from '../../../cli/terminal/table.ts'
import { temporaryFolder } from '../../../server/temporary.ts'
import { checkDocument } from '../../../src/json-ld/check/document.ts'
import { isObject, type Json, type JsonObject } from '../../../src/json-ld/json.ts'
import { rules } from '../../../src/json-ld/rules.ts'
import { documentFits } from '../../../src/json-ld/strict/fits.ts'
import { seededDocuments } from '../../oracle/compare.ts'
import { tscAccepts } from '../../oracle/tsc.ts'
import { type Measured, measured, run } from '../program.ts'
import { medianBy } from '../quantile.ts'
import { largeDocument, pageOf, smallDocument, typos } from './documents.ts'

/** The cost of any program that uses commander, to compare the start of `citence` with. */
const emptyProgram = [
  '--input-type=module',
  '--eval',
  "import { Command } from 'commander'; new Command('empty').parse()",
]
using folder = temporaryFolder()
const wide: typeof table = (rows) => table(rows, Infinity)
const number = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

/** Documents a second, over at least a second. */
function rate(check: (document: Json) => unknown, document: Json): number {
  for (let warm = 0; warm < 2000; warm++) check(document)
  const start = performance.now()
  let done = 0
  while (performance.now() - start < 1000) for (let count = 0; count < 100; count++, done++) check(document)
  return (done / (performance.now() - start)) * 1000
}

async function timed<T>(what: () => Promise<T>): Promise<{ seconds: number; value: T }> {
  const start = performance.now()
  const value = await what()
  return { seconds: (performance.now() - start) / 1000, value }
}

writeFileSync(join(folder.path, 'one.jsonld'), JSON.stringify(smallDocument))
const site = join(folder.path, 'site')
mkdirSync(site)
const pages = 1000
let bytes = 0
for (let index = 0; index < pages; index++) {
  const page = pageOf(index)
  bytes += page.length
  writeFileSync(join(site, `page-${index}.html`), page)
}
const small = rate(checkDocument, smallDocument)
const large = rate(checkDocument, largeDocument)
const first = await measureMedian(['cli/citence.js', 'jsonld', join(folder.path, 'one.jsonld')])
const empty = await measureMedian(emptyProgram)
const audited = await measureMedian(['cli/citence.js', 'audit', join(site, 'page-0.html')])
const whole = await measureMedian(['cli/citence.js', 'jsonld', site], 3)
const slips = typos(2000)
console.log(
  wide([
    {
      what: `checkDocument in one process, ${number(JSON.stringify(smallDocument).length / 1000, 1)} KB each`,
      reached: `${number(small)}/s`,
      wanted: '≥ 20,000/s',
    },
    {
      what: `the same, ${number(JSON.stringify(largeDocument).length / 1000, 1)} KB each`,
      reached: `${number(large)}/s`,
      wanted: '≥ 8,000/s',
    },
    {
      what: 'documentFits (what --strict asks) of the small one',
      reached: `${number(rate(documentFits, smallDocument))}/s`,
      wanted: '',
    },
    {
      what: 'citence jsonld of one file, from start to end',
      reached: `${number(first.milliseconds)} ms, ${number(first.megabytes)} MB`,
      wanted: '≤ 150 ms, ≤ 80 MB',
    },
    {
      what: 'citence jsonld, audit of one file: processor time, of a command that does nothing = 1',
      reached: `${number(first.processor / empty.processor, 1)}, ${number(audited.processor / empty.processor, 1)}`,
      wanted: '≤ 3',
    },
    {
      what: `citence jsonld of ${pages} pages of ${number(bytes / pages / 1000)} KB`,
      reached: `${number(whole.milliseconds / 1000, 2)} s, ${number(whole.megabytes)} MB`,
      wanted: '≤ 5 s, ≤ 200 MB',
    },
    {
      what: 'names with a letter wrong: the first suggestion is right',
      reached: `${number((slips.right / slips.asked) * 100, 1)} % of ${slips.asked}`,
      wanted: '≥ 95 %',
    },
  ]),
)
console.log(`\n${whole.output.trim().split('\n').at(-1)}\n`)

const documents = seededDocuments(3, 200)
const compiler = await timed(() => tscAccepts(documents))
const adobe = await timed(() => validateWithAdobe(documents.filter(isObject)))
const start = performance.now()
const ours = documents.map((document) => (documentFits(document) ? 0 : 1 + checkDocument(document).length))
const oursSeconds = (performance.now() - start) / 1000
const line = (what: string, seconds: number, finds: string) => ({
  what,
  seconds: number(seconds, 3),
  'documents/s': number(documents.length / seconds),
  finds,
})
console.log(
  wide([
    line(
      'citence, verdict and places',
      oursSeconds,
      `${ours.filter((count) => count > 0).length} of ${documents.length} documents rejected`,
    ),
    line(
      'tsc 7 with schema-dts, all in one run',
      compiler.seconds,
      `${compiler.value.filter((accepts) => !accepts).length} rejected`,
    ),
    line(
      '@adobe/structured-data-validator, Google rules alone',
      adobe.seconds,
      `${adobe.value.issues} issues, ${adobe.value.failed} crashes`,
    ),
  ]),
)

const corpus = process.env.CORPUS
if (corpus === undefined || !existsSync(corpus))
  console.log('\nCORPUS=<file of {id, source, doc} lines> counts levels on documents that nobody here wrote.')
else countLevels(corpus)

/** Counts findings by level in documents that others wrote. */
function countLevels(file: string): void {
  const documents: { id: string; source: string; doc: Json }[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const counts = new Map<string, { level: string; findings: number; documents: number }>()
  const bySource = new Map<string, { documents: number; 'with errors': number; 'tsc accepts': number }>()
  for (const { source, doc } of documents) {
    const problems = checkDocument(doc)
    for (const { rule } of problems) {
      const known = counts.get(rule) ?? { level: rules[rule].level, findings: 0, documents: 0 }
      counts.set(rule, { ...known, findings: known.findings + 1 })
    }
    for (const rule of new Set(problems.map(({ rule }) => rule))) {
      const known = counts.get(rule)
      if (known) known.documents++
    }
    const from = source.split(':')[0] ?? source
    const known = bySource.get(from) ?? { documents: 0, 'with errors': 0, 'tsc accepts': 0 }
    bySource.set(from, {
      documents: known.documents + 1,
      'with errors': known['with errors'] + Number(problems.some(({ rule }) => rules[rule].level === 'error')),
      'tsc accepts': known['tsc accepts'] + Number(documentFits(doc)),
    })
  }
  console.log(`\n${table([...bySource].map(([source, values]) => ({ source, ...values })))}`)
  console.log(
    `\n${table([...counts].map(([rule, values]) => ({ rule, ...values })).sort((a, b) => b.findings - a.findings))}`,
  )
}

/** The library's findings in documents. Its vocabulary check would download schema.org: only its Google rules run. */
async function validateWithAdobe(documents: readonly JsonObject[]): Promise<{ issues: number; failed: number }> {
  let [issues, failed] = [0, 0]
  for (const document of documents) {
    const type = String(document['@type'] ?? 'Thing')
    try {
      const found = await new Validator().validate({ jsonld: { [type]: [document] }, microdata: {}, rdfa: {} })
      issues += found.length
    } catch {
      failed++
    }
  }
  return { issues, failed }
}

/** The median by time of several runs, after one that fills the caches. Time is measured in a run of its own. */
async function measureMedian(program: readonly string[], runs = 7): Promise<Measured> {
  const all: Measured[] = []
  for (let at = 0; at <= runs; at++) {
    const { milliseconds } = await run(program)
    all.push({ ...(await measured(program)), milliseconds })
  }
  return medianBy(all.slice(1), ({ milliseconds }) => milliseconds)
}
