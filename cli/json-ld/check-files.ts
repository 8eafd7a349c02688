import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { checkGraph } from '../../src/json-ld/site/graph.ts'
import type { Finding } from '../findings/finding.ts'
import type { Input } from './inputs.ts'
import { findingsOf, inspect, type Mode, type Placed } from './inspect.ts'
import { guessKind, kindOf } from './read/read.ts'

export type Checked = {
  findings: Finding[]
  /** Files that hold JSON-LD. */
  files: number
  documents: number
}

/**
 * Checks files, each by itself and all as one graph.
 * @param whole whether they are all that a site has
 * @param onFile called after each file, with how many are done of how many
 * @throws what reading a file throws
 */
export function checkFiles(
  inputs: readonly Input[],
  mode: Mode,
  whole: boolean,
  onFile: (done: number, all: number) => void = () => {},
): Checked {
  const findings: Finding[] = []
  const documents: Placed[] = []
  const paths = new Map<string, string>()
  for (const [index, { file, named }] of inputs.entries()) {
    const text = readFileSync(file, 'utf8')
    const kind = kindOf(file) ?? guessKind(text)
    // A folder holds JSON of all kinds.
    if (kind !== 'json' || named || file.endsWith('.jsonld') || /"@(?:context|graph)"/.test(text)) {
      const shown = shownName(file)
      paths.set(shown, file)
      const inspected = inspect(shown, text, kind, mode)
      findings.push(...inspected.findings)
      documents.push(...inspected.documents)
    }
    onFile(index + 1, inputs.length)
  }
  if (!mode.strict)
    findings.push(...graphFindings(documents, whole, (name) => readFileSync(paths.get(name) ?? name, 'utf8')))
  return {
    findings,
    files: new Set([...documents, ...findings].map(({ file }) => file)).size,
    documents: documents.length,
  }
}

/** Checks a text that came from somewhere else than a file. */
export function checkText(name: string, text: string, mode: Mode): Checked {
  const { findings, documents } = inspect(name, text, guessKind(text), mode)
  const graph = mode.strict ? [] : graphFindings(documents, false, () => text)
  return { findings: [...findings, ...graph], files: 1, documents: documents.length }
}

function graphFindings(documents: readonly Placed[], whole: boolean, textOf: (file: string) => string): Finding[] {
  const problems = checkGraph(
    documents.map(({ file, document, url }) => ({ name: file, document, url })),
    whole,
  )
  return problems.flatMap((problem) => {
    const placed = documents.find(({ file, document }) => file === problem.name && document === problem.document)
    if (!placed) return []
    const { file, start, length } = placed
    const text = textOf(file)
    return findingsOf([problem], file, text, { text: text.slice(start, start + length), start }, { strict: false })
  })
}

/** Relative to where the command runs, when it lies below; with `/` on every platform. */
function shownName(file: string): string {
  const near = relative(process.cwd(), file)
  return (near.startsWith('..') ? file : near).split(sep).join('/')
}
