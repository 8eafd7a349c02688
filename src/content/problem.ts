import { nearest } from '../json-ld/nearest.ts'
import { defaultLocale, locales } from '../site/locales.ts'
import { pageFile } from './files.ts'

/** Where something is in a file; lines and columns count from 1. */
export type Place = { line: number; column: number }

/**
 * What is wrong with a content file, where, and what to do about it, each in sentences of its own.
 * `code`: set when a rule of its own reports it. `restsOn`: the file and the entry that it refers to without success;
 * if that entry is written and has a problem of its own, this one is only its consequence. Without a name: any problem
 * of the file.
 */
export type Problem = Place & {
  file: string
  message: string
  remedy?: string | undefined
  code?: 'dead-link' | 'dead-anchor' | 'dead-id'
  restsOn?: { file: string; name?: string }
  /** Nothing of the file could be read. */
  isWhole?: true
  /** An entry has the id of another, or none that can be: it is not used, and the id that it should have is missing. */
  isDouble?: true
}

/** The place of an offset of a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

export type Report = (problem: Problem) => void

/** Why nothing of a text that people write can be read: its encoding, or two versions of it that git could not merge. */
export function unreadable(text: string): (Place & Pick<Problem, 'message' | 'remedy'>) | undefined {
  const encoding = text.indexOf('\ufffd')
  if (encoding >= 0)
    return {
      ...placeAt(text, encoding),
      message: 'The file is not in UTF-8: this character cannot be read.',
      remedy: 'Save it as UTF-8.',
    }
  const conflict = text.search(/^(?:[<>|]{7}(?: .*)?|={7})\r?$/m)
  if (conflict < 0) return undefined
  return {
    ...placeAt(text, conflict),
    message: 'A mark of git is left here: two people changed these lines, and both versions are in the file.',
    remedy:
      "Keep one version, or write one of both; take out the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'.",
  }
}

/** `Did you mean 'faq'?`, or what to do when no name is near enough. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearest(word, known)
  return near === undefined ? otherwise : `Did you mean '${near}'?`
}

/** Every mistake once, and what only follows from one: a page that names an entry which cannot be read. */
export type Found = { problems: readonly Problem[]; consequences: readonly Problem[] }

/** Separates mistakes from their consequences. @param read text of a file */
export function rootCauses(found: readonly Problem[], read: (file: string) => string | undefined): Found {
  // Each page that shows an answer or a term reads it, and reports what is wrong with it.
  const told = new Set<string>()
  // A collection that cannot be read, or has an id twice, lacks what it only seems to lack.
  const unclear = new Set(found.flatMap(({ file, isWhole, isDouble }) => (isWhole || isDouble ? file : [])))
  const all = [
    ...found,
    ...found.flatMap((one) => (unclear.has(one.restsOn?.file ?? '') ? [] : lacking(one, read))),
  ].filter((problem) => {
    const { file, line, message } = problem
    // The tags of one line of HTML, for example, are one mistake.
    const key = isOfBothLanguages(problem) ? message : `${file}:${line}:${message}`
    return !told.has(key) && told.add(key)
  })
  const own = all.filter(({ restsOn }) => !restsOn)
  const { problems = [], consequences = [] } = Object.groupBy(all, (problem) => {
    const { restsOn } = problem
    const there = restsOn ? own.filter(({ file }) => file === restsOn.file) : []
    if (!restsOn || there.length === 0) return 'problems'
    const { file, name } = restsOn
    const isWritten = name === undefined || entryNamed(name).test(read(file) ?? '')
    // Another id was written over it.
    const isDisplaced = () => there.some(({ isDouble }) => isDouble) && isKnown(file, name ?? '', read)
    return there.some(({ isWhole }) => isWhole) || isWritten || isDisplaced() || lacking(problem, read).length > 0
      ? 'consequences'
      : 'problems'
  })
  return { problems: problems.map((problem) => withMeant(problem, read)), consequences }
}

/** What a ledger lacks that is written once for both languages: each language's entry asks for it. */
function isOfBothLanguages({ message, restsOn: { file } = { file: '' } }: Problem): boolean {
  return /^src\/content\/\w+\.yaml$/.test(file) && message.includes(file)
}

/** The entry that a problem rests on, where it is written in another language only. */
function lacking(
  { restsOn: { file, name } = { file: '' } }: Problem,
  read: (file: string) => string | undefined,
): Problem[] {
  const text = file.endsWith('.yaml') ? read(file) : undefined
  if (!name || !text || entryNamed(name).test(text) || !isKnown(file, name, read)) return []
  const message = `'${name}' is not in ${file}, and in the other language it is.`
  return [{ file, ...placeAt(text, text.trimEnd().length), message, remedy: 'Write it here, too.' }]
}

/** With the name that is probably meant, where that is of an entry which cannot be read. */
function withMeant(problem: Problem, read: (file: string) => string | undefined): Problem {
  const { restsOn: { file, name } = {}, remedy = '' } = problem
  if (!file || !name || remedy.startsWith('Did you mean')) return problem
  const written = Array.from((read(file) ?? '').matchAll(/\bid: *["']?([\w-]+)/g), ([, id = '']) => id)
  const others = written.filter((id) => id !== name)
  return { ...problem, remedy: didYouMean(name, others, remedy) || undefined }
}

/** Whether a collection has an entry in any language, or the table of routes a page in the content folder. */
export function isKnown(file: string, name: string, read: (file: string) => string | undefined): boolean {
  const [, folder] = /^(.*\/)\w+\.yaml$/.exec(file) ?? []
  return folder
    ? locales.some((locale) => entryNamed(name).test(read(`${folder}${locale}.yaml`) ?? ''))
    : read(pageFile(name, defaultLocale)) !== undefined
}

const entryNamed = (name: string) => new RegExp(`\\b(?:id|source): *["']?${RegExp.escape(name)}["']?(?:[,}\\s]|$)`)

/** Where a collection's file names an entry; its beginning when it does not. */
export const placeOfEntry = (text: string, name: string) => placeAt(text, text.search(entryNamed(name)))

/** What is wrong with a file: its own mistakes, and those of the entries that it shows. */
export function problemsOf(file: string, { problems, consequences }: Found): Problem[] {
  const shown = new Set(consequences.flatMap((one) => (one.file === file && one.restsOn ? one.restsOn.file : [])))
  return problems.filter((problem) => problem.file === file || shown.has(problem.file))
}

/** What is shown in place of a page that cannot be read: what is wrong with its file, or else with any. */
export function problemsInPlaceOf(file: string, found: Found): readonly Problem[] {
  const own = problemsOf(file, found)
  return own.length > 0 ? own : found.problems
}

/** `src/content/pages/faq/fr.md:4:7: 'title' is empty. Write it.` */
export function formatProblem({ file, line, column, message, remedy }: Problem): string {
  return `${file}:${line}:${column}: ${message}${remedy ? ` ${remedy}` : ''}`
}

/** Thrown once, with everything that was found, so that a maintainer mends it all in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:\n${problems.map(formatProblem).join('\n')}`,
    )
    this.name = 'ContentError'
    this.problems = problems
    withoutStack(this)
  }
}

/** Makes a failed build print the message alone: a stack says nothing about what somebody wrote. */
export const withoutStack = <E extends Error>(error: E): E =>
  Object.defineProperty(error, Symbol.for('nodejs.util.inspect.custom'), { value: () => error.message })
