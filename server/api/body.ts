import { invalidJson, type Problem, problem } from './problem.ts'

export type Json = { text: string; value: unknown }

/** Limits of a JSON body: entries of a list at the top level, and values in total. */
type JsonLimits = { rows: number; values: number }

/**
 * Levels of nesting; the site sends four. With 30,000 PGlite never answers, and PostgreSQL reports an internal error.
 */
const deepest = 32

/**
 * Digits of an exponent. The database writes numbers out: `1e131071` is eight bytes here and 128 KB there, for each of
 * thousands.
 */
const longestExponent = 2

/** Reads a JSON body within `limits`. Its size is limited before. */
export async function readJson(request: Request, limits: JsonLimits): Promise<Json | Problem> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const excess = countJson(bytes, limits)
  if (excess) return excess
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, value: JSON.parse(text) }
  } catch {
    return invalidJson
  }
}

const [quote, comma, openList, backslash, closeList, openObject, closeObject] = Buffer.from('",[\\]{}')
const [zero = 0, nine = 0, plus, minus, smallE, bigE] = Buffer.from('09+-eE')
const isDigit = (byte: number) => byte >= zero && byte <= nine

/**
 * Counts before parsing, in one pass over the bytes: two megabytes of `{},{},…` would occupy the parser for a tenth of
 * a second, and the database for seconds, before anything could refuse them.
 */
function countJson(bytes: Uint8Array, limits: JsonLimits): Problem | undefined {
  let [depth, rows, values] = [0, 1, 1]
  let [isText, isEscaped] = [false, false]
  /** Digits since the `e` of a number; before it and elsewhere undefined. */
  let exponent: number | undefined
  let before = 0

  for (const byte of bytes) {
    if (exponent !== undefined) {
      if (isDigit(byte)) exponent += 1
      else if (byte !== plus && byte !== minus) exponent = undefined
      if ((exponent ?? 0) > longestExponent)
        return problem(400, '22003', 'A number has an exponent of more than two digits.')
    } else if (!isText && (byte === smallE || byte === bigE) && isDigit(before)) exponent = 0
    before = byte
    if (isText) {
      if (isEscaped) isEscaped = false
      else if (byte === backslash) isEscaped = true
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === closeList || byte === closeObject) depth -= 1
    else if (byte === comma || byte === openList || byte === openObject) {
      values += 1
      if (byte !== comma) depth += 1
      else if (depth === 1) rows += 1
      if (depth > deepest) return problem(400, 'PGRST102', `The JSON is nested more than ${deepest} levels deep.`)
      if (rows > limits.rows) return problem(413, 'PT413', `at most ${limits.rows} events per request`)
      if (values > limits.values) return problem(413, 'PT413', `The JSON holds more than ${limits.values} values.`)
    }
  }
  return undefined
}
