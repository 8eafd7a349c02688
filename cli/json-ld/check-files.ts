import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkGraph, type Mention } from '../../src/json-ld/site/graph.ts'
import { decode } from '../../src/readiness/decode.ts'
import { type Finding, shownName } from '../findings/finding.ts'
import { findingsOf, inspect, type Mode, type Placed, unreadable } from './inspect.ts'
import { guessKind, kindOf } from './read/read.ts'

type Input = {
  readonly file: string
  /** Named by the user, not just found in a folder: then it is an error if it is something else. */
  readonly named: boolean
}

export type Inputs = { readonly files: readonly Input[]; readonly folders: readonly string[] }
type NoInput = { readonly missing: string }

/** Files, folders with all that they hold, and globs. */
export function findInputs(paths: readonly string[]): Inputs | NoInput {
  const files: Input[] = []
  const folders: string[] = []
  for (const path of paths) {
    const matched = existsSync(path) ? [path] : globSync(path).sort()
    if (matched.length === 0) return { missing: path }
    for (const one of matched) {
      // Nothing: a link to what is not there.
      const what = statSync(one, { throwIfNoEntry: false })
      // A device may have no end.
      if (!what || what.isCharacterDevice() || what.isBlockDevice()) return { missing: one }
      if (what.isDirectory()) {
        folders.push(one)
        files.push(...inFolder(one))
      } else files.push({ file: one, named: existsSync(path) })
    }
  }
  const seen = new Set<string>()
  return { files: files.filter(({ file }) => !seen.has(file) && seen.add(file)), folders }
}

function inFolder(folder: string): Input[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name.startsWith('.git') ? [] : inFolder(path)
      return entry.isFile() && kindOf(path) ? [{ file: path, named: false }] : []
    })
}

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
        // One by one: there may be more than a call takes as arguments.
        for (const one of inspected.findings) findings.push(one)
        for (const one of inspected.documents) documents.push(one)
        for (const one of inspected.mentions) mentions.push(one)
      }
    } catch (error) {
      findings.push(unreadable(shown, error))
    }
    onFile(index + 1, inputs.length)
  }
  const textNamed = (name: string) => textOf(paths.get(name) ?? name)
  const all = mode.strict ? findings : [...findings, ...graphFindings({ documents, mentions }, whole, textNamed)]
  const files = new Set([...documents.map(({ name }) => name), ...all.map(({ file }) => file)]).size
  return { findings: all, files, documents: documents.length, read: inputs.length }
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
  // Not for each of thousands of documents in one file.
  let read = { name: '', text: '' }
  return [...problems].flatMap(([{ name, start, length }, own]) => {
    if (read.name !== name) read = { name, text: textOf(name) }
    const { text } = read
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
