import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Place, Report } from './problem.ts'

/** A parsed YAML text that still knows where each value stands. */
export type Located<T> = { value: T; placeOf: (path: readonly PropertyKey[]) => Place }

/**
 * Parses a YAML text and checks it against a schema.
 * @param firstLine line of the file on which `text` starts, for frontmatter; 1 for a file of its own
 * @returns `undefined` when anything was reported
 */
export function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, firstLine = 1, report }: { file: string; firstLine?: number; report: Report },
): Located<T> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  for (const error of document.errors) report({ file, ...at(error.pos[0]), message: `YAML: ${error.message}` })
  if (document.errors.length > 0) return undefined

  const placeOf = (path: readonly PropertyKey[]): Place => at(offsetOf(document, path))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { value: parsed.data, placeOf }
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.')
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    report({
      file,
      ...placeOf(unknown ? [...issue.path, unknown] : issue.path),
      message: name ? `'${name}' ${lowerFirst(issue.message)}.` : `${issue.message}.`,
    })
  }
  return undefined
}

/** The value itself, or the nearest thing around it that is written. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const found = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(found) && found.range) {
      const first = isMap(found) ? found.items[0]?.key : undefined
      return isNode(first) && first.range ? first.range[0] : found.range[0]
    }
  }
  return 0
}

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)
