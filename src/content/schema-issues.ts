import { z } from 'zod'
import { nearest } from '../json-ld/nearest.ts'
import { didYouMean } from './problem.ts'

/** What does not fit a schema, in plain words; `isKey`: the key itself, whatever its value is. */
export type SchemaIssue = { path: PropertyKey[]; message: string; remedy: string; isKey?: true }

/** The value that a schema makes of what was written, or what does not fit: each mistake once, with what is written there. */
export function readAs<T>(schema: z.ZodType<T>, written: unknown): { value: T } | { issues: SchemaIssue[] } {
  // Zod gives the allowed keys only while it validates a value.
  const known = new Map<string, readonly string[]>()
  const parsed = schema.safeParse(written, {
    reportInput: true,
    error: ({ code, inst, path }) => {
      if (code === 'unrecognized_keys' && inst instanceof z.ZodObject)
        known.set(String(path ?? []), Object.keys(inst.shape))
      return unexplained
    },
  })
  if (parsed.success) return { value: parsed.data }
  const { issues } = parsed.error
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const keys = known.get(String(issue.path)) ?? []
    return issue.keys.map((key) => ({ path: issue.path, key, keys, meant: nearest(key, keys) }))
  })
  const unknown = misspelt.map(({ path, key, keys }) => ({
    path: [...path, key],
    isKey: true as const,
    message: `There is no '${key}'${nameOf(path, written, ' in ')}.`,
    // `{ en: from €1,900, fr: … }`
    remedy:
      /^\d/.test(key) && valueAt(written, [...path, key]) === null
        ? 'A comma ends a value between braces: put the whole value between quotation marks.'
        : didYouMean(key, keys, keys.length > 0 ? `There may be ${list(keys, 'and')}.` : 'Take it out.'),
  }))
  const others = issues.filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' &&
      // Keys that are missing because their names are misspelt.
      !misspelt.some((one) =>
        code === 'custom'
          ? String(one.path) === String(path)
          : one.meant !== undefined && String([...one.path, one.meant]) === String(path),
      ),
  )
  return { issues: [...unknown, ...others.map((issue) => ({ path: issue.path, ...explain(issue, written) }))] }
}

/** Stands for the library's default message, which `explain` replaces. */
const unexplained = '-'

function explain(issue: z.core.$ZodIssue, written: unknown): Omit<SchemaIssue, 'path'> {
  const { input } = issue
  const name = nameOf(issue.path, written) || 'The file'
  const say = (what: string, remedy = 'Compare it with one that is right.') => ({ message: `${name} ${what}.`, remedy })
  if (issue.code === 'invalid_format' && issue.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(input)))
    return say(`is '${String(input)}'`, 'There is no such day: correct it.')
  if (issue.message !== unexplained) {
    const [what = '', ...remedy] = issue.message.split('. ')
    if (what.startsWith('must')) {
      const shown = typeof input === 'object' ? kindOf(input) : `'${String(input)}'`
      return say(input === undefined ? 'is missing' : `is ${shown}`, `${[`It ${what}`, ...remedy].join('. ')}.`)
    }
    return say(what, remedy.length > 0 ? `${remedy.join('. ')}.` : undefined)
  }
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return say('is missing', 'Write it.')
      return say(
        `is ${kindOf(valueAt(written, issue.path))}`,
        `It has to be ${kinds[issue.expected] ?? issue.expected}${writtenHow(issue, valueAt(written, issue.path))}.`,
      )
    case 'too_small':
      return amount(say, issue, input, `at least ${issue.minimum}`, 'Write more.')
    case 'too_big':
      return amount(say, issue, input, `at most ${issue.maximum}`, 'Shorten it.')
    case 'invalid_value':
      return oneOf(name, input, issue.values.map(String))
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? oneOf(name, valueAt(written, issue.path), issue.options.map(String))
        : oneKindOf(issue.errors, issue.path, written)
    case 'invalid_format':
      if (issue.format === 'date') return say(`is '${String(input)}'`, 'It must be a date such as 2026-11-21.')
      return issue.format === 'url'
        ? say(`is '${String(input)}', and no full address`, 'Begin it with https://.')
        : say(`is '${String(input)}', which is not of the form that it must have (${issue.format})`)
    default:
      return say('is not what it has to be')
  }
}

/** How YAML writes the kind of value that is expected, where one word of it was taken for another kind. */
function writtenHow({ expected, path }: z.core.$ZodIssueInvalidType, value: unknown): string {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return ': put it in quotation marks'
  return expected === 'array' && path.length > 0 ? ', or in brackets: [GEO, AI citations]' : ''
}

/** Of several kinds of value: what is wrong with the kind that was written, or which kinds there may be. */
function oneKindOf(
  errors: readonly (readonly z.core.$ZodIssue[])[],
  path: PropertyKey[],
  written: unknown,
): Omit<SchemaIssue, 'path'> {
  const here = errors.map(([issue]) => issue && { ...issue, path: [...path, ...issue.path] })
  const meant = here.find((issue) => issue && !(issue.code === 'invalid_type' && issue.path.length === path.length))
  if (meant) return explain(meant, written)
  const name = nameOf(path, written) || 'The file'
  const value = valueAt(written, path)
  if (value === undefined) return { message: `${name} is missing.`, remedy: 'Write it.' }
  const may = here.flatMap((issue) => (issue?.code === 'invalid_type' ? [kinds[issue.expected] ?? issue.expected] : []))
  return { message: `${name} is ${kindOf(value)}.`, remedy: `It has to be ${list(may, 'or')}.` }
}

/** For too little or too much: how much there is, and how much is allowed. */
function amount(
  say: (what: string, remedy: string) => Omit<SchemaIssue, 'path'>,
  { inclusive }: { inclusive?: boolean | undefined },
  input: unknown,
  may: string,
  remedy: string,
): Omit<SchemaIssue, 'path'> {
  if (typeof input === 'string' || Array.isArray(input)) {
    const has = counted(input.length, typeof input === 'string' ? 'character' : 'entry')
    return say(`has ${has}; ${may.startsWith('at least') ? 'needed are' : 'there may be'} ${may}`, remedy)
  }
  return say(
    `is ${String(input)}`,
    `It has to be ${inclusive === false ? may.replace('at least', 'more than').replace('at most', 'less than') : may}.`,
  )
}

function oneOf(name: string, input: unknown, options: readonly string[]): Omit<SchemaIssue, 'path'> {
  const may = options.length === 1 ? `It can only be ${list(options, 'or')}.` : `It can be ${list(options, 'or')}.`
  if (input === undefined || input === null) return { message: `${name} is missing.`, remedy: may }
  const near = typeof input === 'string' ? nearest(input, options) : undefined
  const shown = typeof input === 'object' ? kindOf(input) : `'${String(input)}'`
  return { message: `${name} is ${shown}.`, remedy: near === undefined ? may : `Did you mean '${near}'? ${may}` }
}

/** `'difficulty' of 'what-is-geo'`: keys and entries by their names; a number only for what has none. */
function nameOf(path: readonly PropertyKey[], written: unknown, before = ''): string {
  const [first, ...inner] = path
  if (first === undefined) return ''
  const isEntry = typeof first === 'number'
  const steps = (isEntry ? inner : path).map((step) =>
    typeof step === 'number' ? `entry ${step + 1}` : `'${String(step)}'`,
  )
  if (!isEntry) return before + steps.join(', ')
  const id = valueAt(written, [first, 'id']) ?? valueAt(written, [first, 'source'])
  const entry = typeof id === 'string' && steps.join() !== "'id'" ? `'${id}'` : `entry ${first + 1}`
  return before + (steps.length > 0 ? `${steps.join(', ')} of ${entry}` : entry)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  )
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: "a list, each entry beginning with '- '",
  object: "made of keys and values, 'key: value'",
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `'${value}'`
  return typeof value === 'object' ? "made of keys and values ('key: value')" : (kinds[typeof value] ?? typeof value)
}

const counted = (number: number, what: 'character' | 'entry') =>
  `${number} ${number === 1 ? what : what === 'entry' ? 'entries' : `${what}s`}`

const list = (words: readonly string[], join: 'and' | 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`
