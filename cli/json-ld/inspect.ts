import { checkDocument, checkStrictly } from '../../src/json-ld/check/document.ts'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import type { Json } from '../../src/json-ld/json.ts'
import type { Problem } from '../../src/json-ld/problem.ts'
import { rules } from '../../src/json-ld/rules.ts'
import { checkAgreement } from '../../src/json-ld/site/agreement.ts'
import { type Finding, found } from '../findings/finding.ts'
import {
  countKeys,
  countWrittenKeys,
  duplicateKeys,
  type JsonPlaces,
  jsonPlaces,
  syntaxErrorOf,
} from './read/json-places.ts'
import { lineAt, placeAt } from './read/lines.ts'
import { type Kind, read } from './read/read.ts'
import type { Snippet } from './read/source.ts'

export type Mode = {
  /** Exactly what tsc rejects, as errors, and nothing else. */
  readonly strict: boolean
  /** What Google's features ask for, too. */
  readonly google: boolean
}

/** A document and where its text stands: enough to place what is found later. */
export type Placed = {
  readonly file: string
  readonly document: Json
  readonly start: number
  readonly length: number
  readonly url: string | undefined
}

export type Inspection = { findings: Finding[]; documents: Placed[] }

/** Checks all JSON-LD of one file by itself. */
export function inspect(file: string, text: string, kind: Kind, mode: Mode): Inspection {
  const { snippets, page } = read(text, kind)
  const inspection: Inspection = { findings: [], documents: [] }
  for (const snippet of snippets) {
    const document = parse(snippet, file, text, inspection.findings)
    if (document === undefined) continue
    const { start, text: json } = snippet
    inspection.documents.push({ file, document, start, length: json.length, url: page?.canonical })
    const problems = mode.strict
      ? checkStrictly(document)
      : [
          ...checkDocument(document).filter(({ rule }) => rule !== 'spelling'),
          ...(page ? checkAgreement(document, page) : []),
          ...(mode.google ? checkGoogle(document) : []),
        ]
    inspection.findings.push(...findingsOf(problems, file, text, snippet, mode))
  }
  return inspection
}

/** The document; undefined if it is none, which is then a finding. Keys that stand twice are findings, too. */
function parse(snippet: Snippet, file: string, text: string, findings: Finding[]): Json | undefined {
  const whereIs = (offset: number) => ({
    file,
    ...placeAt(text, snippet.start + offset),
    snippet: lineAt(text, snippet.start + offset),
  })
  let document: Json
  try {
    document = JSON.parse(snippet.text)
  } catch {
    const { offset, message } = syntaxErrorOf(snippet.text)
    findings.push(found(rules.notJson, { ...whereIs(offset), pointer: '' }, message))
    return undefined
  }
  if (countWrittenKeys(snippet.text) > countKeys(document))
    for (const { key, pointer, offset } of duplicateKeys(snippet.text))
      findings.push(
        found(
          rules.duplicateKey,
          { ...whereIs(offset), pointer },
          `${JSON.stringify(key)} stands twice in this object. tsc rejects it too.`,
        ),
      )
  return document
}

/** Gives problems their place in the file. */
export function findingsOf(
  problems: readonly Problem[],
  file: string,
  text: string,
  snippet: Snippet,
  { strict }: Pick<Mode, 'strict'>,
): Finding[] {
  if (problems.length === 0) return []
  const places = jsonPlaces(snippet.text)
  return problems.map((problem) => finding(problem, places, { file, text, start: snippet.start }, strict))
}

function finding(
  problem: Problem,
  places: JsonPlaces,
  { file, text, start }: { file: string; text: string; start: number },
  strict: boolean,
): Finding {
  const { rule, pointer, at, message, tsc, expected, suggestion, source } = problem
  const offset = start + places.offsetOf(pointer, at)
  const where = { file, ...placeAt(text, offset), pointer, snippet: lineAt(text, offset) }
  const verdict = strict ? '' : tsc === 'rejects' ? ' tsc rejects it too.' : ' tsc accepts it.'
  return found(rules[rule], where, message + verdict, {
    ...(strict && { level: 'error' }),
    ...(expected && { expected }),
    ...(suggestion !== undefined && { remedy: `Write ${suggestion}, if that is meant.` }),
    ...(source !== undefined && { source }),
  })
}
