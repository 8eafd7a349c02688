import type { YAMLError } from 'yaml'

/** Why a YAML text cannot be read, in plain words, and where: `at` is an offset into the text. */
export type YamlMistake = { at: number; message: string; remedy: string }

export const quote = 'Put the whole value between quotation marks.'

const messages: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  BLOCK_AS_IMPLICIT_KEY: ["The value holds ': ', which begins another key.", quote],
  BAD_SCALAR_START: ['A value cannot begin with this character.', quote],
  BAD_DQ_ESCAPE: ['A backslash within double quotation marks means something else.', 'Write it twice.'],
  TAG_RESOLVE_FAILED: ["A value cannot begin with '!'.", quote],
  BAD_ALIAS: ["A value cannot begin with '*'.", quote],
  MULTIPLE_DOCS: ["A line '---' is within the text.", 'Take it out.'],
}

/** @param error the first of a text: the others follow from it */
export function yamlMistake({ code, message, pos }: YAMLError, text: string): YamlMistake {
  const [at] = pos
  if (code === 'DUPLICATE_KEY') {
    const key = /^[\w-]+/.exec(text.slice(at))?.[0] ?? 'A key'
    const remedy = `Keep one of them${key === 'id' ? ", or begin the second entry with '- '" : ''}.`
    return { at, message: `'${key}' is written twice.`, remedy }
  }
  const closed = unclosedQuote(text, at) ?? unclosedList(text, at, message) ?? inLine(text, at)
  if (closed) return closed
  const spaces = strayIndent(text, at)
  if (spaces) return spaces
  const [plain, remedy] = messages[code] ?? [
    "This line is neither 'key: value' nor an entry of a list ('- …').",
    "Compare it with the lines above: the same spaces before each key, and text that holds ': ' or ' #' between quotation marks.",
  ]
  return { at, message: plain, remedy }
}

/** The last value up to `at` that opens with a quotation mark and does not end with it on its line. */
function unclosedQuote(text: string, at: number): YamlMistake | undefined {
  const lines = /^[ \t]*(?:- )?[\w-]+:[ \t]+(["'])(.*)$/gm
  for (const match of text.slice(0, lineEnd(text, at)).matchAll(lines)) {
    const [whole, mark = '', rest = ''] = match
    const start = match.index + whole.length - rest.length - mark.length
    const end = rest.replaceAll(mark === "'" ? "''" : '\\"', '  ').indexOf(mark)
    if (end < 0)
      return {
        at: start,
        message: `The quotation mark ${mark} is not closed on this line.`,
        remedy: `End the value with ${mark}.`,
      }
    if (/^\s*[^\s#]/.test(rest.slice(end + 1)))
      return {
        at: start + end + 1,
        message: `Text follows the closing quotation mark ${mark}.`,
        remedy: `Put the whole value between ${mark === '"' ? "'…'" : '"…"'}.`,
      }
  }
  return undefined
}

function unclosedList(text: string, at: number, message: string): YamlMistake | undefined {
  const wanted = /with an? ([\]}])|closing ([\]}])|([\]}])$/.exec(message)?.slice(1).find(Boolean)
  if (!wanted) return undefined
  const open = wanted === ']' ? '[' : '{'
  const start = text.lastIndexOf(open, at)
  return start < 0
    ? undefined
    : { at: start, message: `'${open}' is not closed.`, remedy: `Write '${wanted}' where it ends.` }
}

const slips: readonly (readonly [line: RegExp, message: string, remedy: string])[] = [
  [
    /^ *(?:- *)?(?:[\w-]+:)? *(?=\u00a0)/,
    'A no-break space is where an ordinary one has to be.',
    'Type the space anew.',
  ],
  [/^ *(?=\t)/, 'The line begins with a tab.', 'Begin it with spaces.'],
  [/^ *-(?=\w)/, 'No space follows the hyphen.', "Write one: '- key: value'."],
  [/^ *(?:- )?[\w-]+:(?=[^\s:])/, 'No space follows the colon.', "Write one: 'key: value'."],
  [/^ *(?:- )?[\w-]+: +(?=\*)/, "A value cannot begin with '*'.", quote],
  [
    /^ *(?:- )?[\w-]+: +(?=(?:\{[^{}]*\}|\[[^[\]]*\]) *[^\s#])/,
    'A value that begins with a bracket goes on behind it.',
    quote,
  ],
]

/** What is wrong with the line itself where reading stopped. */
function inLine(text: string, at: number): YamlMistake | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(start, lineEnd(text, at))
  for (const [wrong, message, remedy] of slips) {
    const before = wrong.exec(line)?.[0]
    if (before !== undefined) return { at: start + before.length, message, remedy }
  }
  return undefined
}

/** A key of the entry where reading stopped that begins further left or right than those beside it. */
function strayIndent(text: string, at: number): YamlMistake | undefined {
  const start = Math.max(0, text.lastIndexOf('\n- ', text.lastIndexOf('\n', at)) + 1)
  const next = text.indexOf('\n- ', lineEnd(text, at))
  const expected = text.startsWith('- ', start) ? 2 : 0
  let holdsMore = false
  for (const { 1: before = '', 2: key, 3: value = '', index } of text
    .slice(start, next < 0 ? undefined : next)
    .matchAll(/^( *(?:- )?)([\w-]+):(.*)$/gm)) {
    const indent = before.length
    if (indent === expected) holdsMore = /^\s*(?:[|>].*)?$/.test(value)
    else if (indent < expected || !holdsMore)
      return {
        at: start + index + indent,
        message: `'${key}' begins after ${indent === 1 ? '1 space' : `${indent} spaces`}; the keys beside it begin after ${expected}.`,
        remedy: `Begin it after ${expected}.`,
      }
  }
  return undefined
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
