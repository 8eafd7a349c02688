import { readFileSync } from 'node:fs'
import { checkGraph, type Mention } from '../../src/json-ld/site/graph.ts'
import { decode } from '../../src/readiness/decode.ts'
import { type Finding, shownName } from '../findings/finding.ts'
import type { Input } from './inputs.ts'
import { findingsOf, inspect, type Mode, type Placed, unreadable } from './inspect.ts'
import { guessKind, kindOf } from './read/read.ts'

export type Checked = {
  findings: Finding[]
  /** Files that contain JSON-LD. */
  files: number
  documents: number
  /** Files that were read, those without JSON-LD too. */
  read: number
}

/**
 * Checks files, each on its own and all of them as one graph.
 * @param whole whether they are the whole site
 * @param onFile called after each file, with how many of how many are done
 */
export function checkFiles(
  inputs: readonly Input[],
  mode: Mode,
  whole: boolean,
  onFile: (done: number, all: number) => void = () => {},
): Checked {
  const findings: Finding[] = []
  const documents: Placed[] = []
  const mentions: Mention<Placed>[] = []
  const paths = new Map<string, string>()
  for (const [index, { file, named }] of inputs.entries()) {
    const shown = shownName(file)
    try {
      const text = textOf(file)
      const kind = kindOf(file) ?? guessKind(text)
      // A folder holds JSON of all kinds.
      if (kind !== 'json' || named || file.endsWith('.jsonld') || /"@(?:context|graph)"/.test(text)) {
        paths.set(shown, file)
        const inspected = inspect(shown, text, kind, mode)
        findings.push(...inspected.findings)
        documents.push(...inspected.documents)
        for (const mention of inspected.mentions) mentions.push(mention)
      }
    } catch (error) {
      findings.push(unreadable(shown, error))
    }
    onFile(index + 1, inputs.length)
  }
  if (!mode.strict)
    findings.push(...graphFindings({ documents, mentions }, whole, (name) => textOf(paths.get(name) ?? name)))
  const files = new Set([...documents.map(({ name }) => name), ...findings.map(({ file }) => file)]).size
  return { findings, files, documents: documents.length, read: inputs.length }
}

const textOf = (file: string) => decode(readFileSync(file)).text

/** Checks a text that came from somewhere else than a file. */
export function checkText(name: string, text: string, mode: Mode): Checked {
  const { findings, documents, mentions } = inspect(name, text, guessKind(text), mode)
  const graph = mode.strict ? [] : graphFindings({ documents, mentions }, false, () => text)
  return { findings: [...findings, ...graph], files: 1, documents: documents.length, read: 1 }
}

/** Gives the problems of the graph their places. Files are read again for it, because there are rarely any. */
function graphFindings(
  { documents, mentions }: { documents: readonly Placed[]; mentions: readonly Mention<Placed>[] },
  whole: boolean,
  textOf: (name: string) => string,
): Finding[] {
  const problems = Map.groupBy(checkGraph(mentions, documents, whole), ({ of }) => of)
  return [...problems].flatMap(([{ name, start, length }, own]) => {
    const text = textOf(name)
    const snippet = { text: text.slice(start, start + length), start }
    return findingsOf(
      own.map(({ problem }) => problem),
      name,
      text,
      snippet,
      { strict: false },
    )
  })
}
