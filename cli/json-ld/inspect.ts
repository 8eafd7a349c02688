import { checkDocument, checkStrictly } from '../../src/json-ld/check/document.ts'
import { quoted } from '../../src/json-ld/check/walk.ts'
import type { checkGoogle } from '../../src/json-ld/google/check.ts'
import { type Json, tooDeepAt } from '../../src/json-ld/json.ts'
import type { Problem } from '../../src/json-ld/problem.ts'
import { rules } from '../../src/json-ld/rules.ts'
import { checkAgreement } from '../../src/json-ld/site/agreement.ts'
import { type Carrier, type Mention, mentionsIn } from '../../src/json-ld/site/graph.ts'
import { type Finding, found } from '../findings/finding.ts'
import { lineAt, placeAt } from '../findings/lines.ts'
import type { Snippet } from './read/html.ts'
import { duplicateKeys, type JsonPlaces, jsonPlaces, syntaxErrorOf } from './read/json-places.ts'
import { type Kind, read } from './read/read.ts'

export type Mode = {
  /** Exactly what tsc rejects, as errors, and nothing else. */
  readonly strict: boolean
  /** The checks of Google's requirements; passed in, because they are a third of the code and rarely asked for. */
  readonly google: typeof checkGoogle | undefined
  /** `false`: without remarks on tsc, for people who do not write the JSON themselves. */
  readonly tsc?: boolean
  /** ISO date; without it, nothing expires. */
  readonly today?: string
}

/** A document and the position of its text, which is enough to place later findings. */
export type Placed = Carrier & {
  readonly start: number
  readonly length: number
}

type Inspection = { findings: Finding[]; documents: Placed[]; mentions: Mention<Placed>[] }

/** Checks all JSON-LD of one file by itself. */
export function inspect(file: string, text: string, kind: Kind, mode: Mode): Inspection {
  const { snippets, page, others, stoppedAt } = read(text, kind)
  const inspection: Inspection = { findings: [], documents: [], mentions: [] }
  const parsed = snippets.flatMap((snippet) => {
    const document = parse(snippet, file, text, inspection.findings)
    return document === undefined ? [] : [{ snippet, document }]
  })
  const documents = parsed.map(({ document }) => document)
  const unknown: Parameters<typeof checkDocument>[2] = new Map()
  for (const { snippet, document } of parsed) {
    const { start, text: json } = snippet
    const placed: Placed = { name: file, url: page?.canonical, start, length: json.length }
    inspection.documents.push(placed)
    for (const mention of mentionsIn(document, placed)) inspection.mentions.push(mention)
    const problems = mode.strict
      ? checkStrictly(document)
      : [
          ...checkDocument(document, '', unknown).filter(({ rule }) => rule !== 'spelling'),
          ...(page ? checkAgreement(document, page) : []),
          ...(mode.google?.(document, { documents, ...(mode.today && { today: mode.today }) }) ?? []),
        ]
    inspection.findings.push(...findingsOf(problems, file, text, snippet, mode))
  }
  if (stoppedAt !== undefined) {
    const message = 'The elements of the page nest too deep: it is not read from here on.'
    inspection.findings.push(found(rules.tooDeep, { file, ...placeAt(text, stoppedAt) }, message))
  }
  if (others && !mode.strict) {
    const message = `${others.what}: not read. Only JSON-LD is.`
    inspection.findings.push(found(rules.notRead, { file, ...placeAt(text, others.at) }, message))
  }
  return inspection
}

/** A file that could not be checked: it becomes a finding, and the others go on. */
export function unreadable(file: string, error: unknown): Finding {
  const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return found(rules.unreadable, { file }, `This file could not be checked: ${quoted(why)}.`)
}

/** Limit of nesting, far above that of any real document: the checks recurse. */
const deepest = 200

/** The parsed document; `undefined` when it is not JSON, which adds a finding. So do duplicate keys. */
function parse(snippet: Snippet, file: string, text: string, findings: Finding[]): Json | undefined {
  const whereIs = (offset: number) => ({
    file,
    ...placeAt(text, snippet.start + offset),
    snippet: lineAt(text, snippet.start + offset),
  })
  const tooDeep = tooDeepAt(snippet.text, deepest)
  if (tooDeep !== undefined) {
    findings.push(
      found(rules.tooDeep, { ...whereIs(tooDeep), pointer: '' }, `Nested deeper than ${deepest}: not checked.`),
    )
    return undefined
  }
  let document: Json
  try {
    document = JSON.parse(snippet.text)
  } catch {
    const { offset, message } = syntaxErrorOf(snippet.text)
    findings.push(found(rules.notJson, { ...whereIs(offset), pointer: '' }, message))
    return undefined
  }
  const twice = duplicateKeys(snippet.text)
  for (const { key, pointer, offset } of twice.slice(0, maxPerRule)) {
    const message = `${quoted(key)} is there twice in this object. tsc rejects it too.`
    findings.push(found(rules.duplicateKey, { ...whereIs(offset), pointer: bounded(pointer) }, message))
  }
  if (twice.length > maxPerRule)
    findings.push(found(rules.more, whereIs(0), `${twice.length - maxPerRule} more of ${rules.duplicateKey.id}.`))
  return document
}

/** Limit of findings of one rule in one document: beyond it, they have one cause. */
const maxPerRule = 50

/** Shortens a long pointer to one of its parents: a key may have 200 KB. */
function bounded(pointer: string): string {
  if (pointer.length <= 500) return pointer
  return pointer.slice(0, pointer.lastIndexOf('/', 500))
}

/** Gives problems their place in the file. */
export function findingsOf(
  problems: readonly Problem[],
  file: string,
  text: string,
  snippet: Snippet,
  mode: Pick<Mode, 'strict' | 'tsc'>,
): Finding[] {
  if (problems.length === 0) return []
  const places = jsonPlaces(snippet.text)
  return [...Map.groupBy(problems, ({ rule }) => rule)].flatMap(([rule, own]) => [
    ...own.slice(0, maxPerRule).map((problem) => finding(problem, places, { file, text, start: snippet.start }, mode)),
    ...(own.length > maxPerRule
      ? [
          found(
            rules.more,
            { file, ...placeAt(text, snippet.start) },
            `${own.length - maxPerRule} more of ${rules[rule].id} in this document.`,
          ),
        ]
      : []),
  ])
}

function finding(
  problem: Problem,
  places: JsonPlaces,
  { file, text, start }: { file: string; text: string; start: number },
  { strict, tsc = !strict }: Pick<Mode, 'strict' | 'tsc'>,
): Finding {
  const { rule, pointer, at, message, expected, suggestion, source } = problem
  const offset = start + places.offsetOf(pointer, at)
  const where = { file, ...placeAt(text, offset), pointer: bounded(pointer), snippet: lineAt(text, offset) }
  const verdict = !tsc ? '' : problem.tsc === 'rejects' ? ' tsc rejects it too.' : ' tsc accepts it.'
  return found(rules[rule], where, message + verdict, {
    level: strict ? 'error' : undefined,
    expected: expected || undefined,
    remedy: suggestion === undefined ? undefined : `Write ${suggestion}, if that is meant.`,
    source,
  })
}
