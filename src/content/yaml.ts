import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import type { Place, Report } from './problem.ts'
import { readAs } from './schema-issues.ts'
import { quote, yamlMistake } from './yaml-mistakes.ts'

/** A parsed YAML text that still knows where each value is. */
export type Located<T> = { value: T; placeOf: (path: readonly PropertyKey[]) => Place }

/**
 * Parses a YAML text and checks it against a schema.
 * @param firstLine line of the file on which `text` starts, for frontmatter; 1 for a file of its own
 * @returns `undefined` when anything was reported; for a list, its valid entries
 */
export function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, firstLine = 1, report }: { file: string; firstLine?: number; report: Report },
): Located<T> | undefined {
  const { document, lines } = documentOf(text)
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const [error] = document.errors
  if (error) {
    const { at: offset, ...mistake } = yamlMistake(error, text)
    report({ file, ...at(offset), ...mistake, isWhole: true })
    return undefined
  }
  let hasAlias = false
  // The lines of values that are not read as they were meant: what is read does not fit either.
  const misread = new Set<number>()
  visit(document, {
    // Checks and reviews read what is written, and nested references may unfold to gigabytes.
    Alias(_, { source, range }) {
      const message = `'*${source}' refers to a value that is elsewhere.`
      if (!hasAlias)
        report({ file, ...at(range?.[0] ?? 0), message, remedy: 'Write the value here, too.', isWhole: true })
      hasAlias = true
    },
    Scalar(_, { type, range, comment, source }) {
      if (type !== 'PLAIN' || !range) return
      if (/^“[^“”]*”$/.test(source ?? '')) {
        const message = 'Curly quotation marks are a part of the text here.'
        const place = at(range[0])
        misread.add(place.line)
        report({ file, ...place, message, remedy: 'Take them out, or write straight ones: key: "value".' })
      }
      // An intended comment has a space after its '#'.
      if (!/^\S/.test(comment ?? '')) return
      const place = at(text.indexOf('#', range[1]))
      misread.add(place.line)
      report({ file, ...place, message: "What follows ' #' is a comment, and is not read.", remedy: quote })
    },
  })
  if (hasAlias) return undefined
  const placeOf = (path: readonly PropertyKey[]): Place => at(offsetOf(document, path))
  const written: unknown = document.toJS()
  const fitted = readAs(schema, written)
  if ('value' in fitted) return { value: fitted.value, placeOf }
  for (const { path, isKey, ...issue } of fitted.issues) {
    const place = at(offsetOf(document, path, isKey))
    const kind =
      path.length === 0 ? { isWhole: true as const } : path.at(-1) === 'id' ? { isDouble: true as const } : {}
    if (!misread.has(place.line)) report({ file, ...place, ...issue, ...kind })
  }
  const flawed = new Set(fitted.issues.map(({ path: [index] }) => index))
  if (!Array.isArray(written) || flawed.has(undefined)) return undefined
  const kept = [...written.keys()].filter((index) => !flawed.has(index))
  const rest = readAs(
    schema,
    kept.map((index) => written[index]),
  )
  return 'value' in rest
    ? { value: rest.value, placeOf: ([index, ...path]) => placeOf([kept[Number(index)] ?? 0, ...path]) }
    : undefined
}

/**
 * Parses a YAML list into its entries. An id, the value of `key`, that two of them have is reported at the second; neither
 * is returned, since nobody can tell which one is meant by it.
 */
export function parseEntries<Key extends string, T extends Record<Key, string>>(
  text: string,
  schema: z.ZodType<T[]>,
  key: Key,
  { file, report }: { file: string; report: Report },
): Located<T>[] {
  const parsed = parseYaml(text, schema, { file, report })
  if (!parsed) return []
  const ids = parsed.value.map((entry) => entry[key])
  return parsed.value.flatMap((value, index) => {
    const placeOf: Located<T>['placeOf'] = (path) => parsed.placeOf([index, ...path])
    if (ids.indexOf(value[key]) < index)
      report({
        file,
        ...placeOf([key]),
        message: `The id '${value[key]}' is written twice.`,
        remedy: 'Give one of the two entries another id, or take it out.',
        isDouble: true,
      })
    return ids.filter((id) => id === value[key]).length > 1 ? [] : [{ value, placeOf }]
  })
}

type Read = { document: ReturnType<typeof parseDocument>; lines: LineCounter }

const known = new Map<string, Read>()

/** Once for each text: checks, and a development server at every request, read the same files again and again. */
export function documentOf(text: string): Read {
  const lines = new LineCounter()
  const read = known.get(text) ?? { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
  // Bounds memory while a development server sees every state of an edited file.
  if (known.size > 500) known.clear()
  known.set(text, read)
  return read
}

/** Offset of a value, or of the nearest one around it that is in the text. */
function offsetOf(document: Read['document'], path: readonly PropertyKey[], isKey = false): number {
  const around = isKey && (path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents)
  const named = isMap(around) && around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key
  if (isNode(named) && named.range) return named.range[0]
  for (let length = path.length; length >= 0; length--) {
    const found = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(found) && found.range) {
      const first = isMap(found) ? found.items[0]?.key : undefined
      return isNode(first) && first.range ? first.range[0] : found.range[0]
    }
  }
  return 0
}
