import { type Node, type ParseError, parse, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import { within } from '../../../src/json-ld/json.ts'

const strict = { allowTrailingComma: false, disallowComments: true }

/** Offsets of the parts of a JSON text. Used only when there are findings: it takes longer than parsing. */
export function jsonPlaces(json: string) {
  const tree = parseTree(json)
  const find = (pointer: string) => {
    let found: { key?: Node | undefined; value: Node | undefined; isThere: boolean } = { value: tree, isThere: true }
    for (const word of pointer.split('/').slice(1)) {
      const next = step(found.value, word.replaceAll('~1', '/').replaceAll('~0', '~'))
      if (!next) return { value: found.value, isThere: false }
      found = { ...next, isThere: true }
    }
    return found
  }
  return {
    /** The offset of what a pointer refers to, or of its nearest existing parent. */
    offsetOf(pointer: string, at: 'key' | 'value'): number {
      const { key, value } = find(pointer)
      return (at === 'key' ? key?.offset : undefined) ?? value?.offset ?? 0
    },
    lengthOf(pointer: string, at: 'key' | 'value'): number {
      const { key, value, isThere } = find(pointer)
      return (isThere && (at === 'key' ? key : value)?.length) || 0
    },
  }
}

export type JsonPlaces = ReturnType<typeof jsonPlaces>

function step(node: Node | undefined, word: string): { key?: Node; value: Node } | undefined {
  if (node?.type === 'array') {
    const value = node.children?.[Number(word)]
    return value && { value }
  }
  // Of duplicate keys, JSON.parse takes the last.
  const property = node?.children?.findLast(({ children }) => children?.[0]?.value === word)
  const [key, value] = property?.children ?? []
  return key && value && { key, value }
}

/** Where and why a text is not JSON. */
export function syntaxErrorOf(json: string): { offset: number; message: string } {
  const errors: ParseError[] = []
  parse(json, errors, strict)
  const [first] = errors
  if (!first) return { offset: 0, message: 'Not JSON.' }
  const code = printParseErrorCode(first.error)
  if (code === 'UnexpectedEndOfString' && /[\r\n]/.test(json[first.offset + first.length] ?? ''))
    return {
      offset: first.offset,
      message:
        'A text goes over the end of its line: a quotation mark is missing, or the line break is not written \\n.',
    }
  return { offset: first.offset, message: `${words(code)}.` }
}

/** `CommaExpected` as people say it. */
const words = (code: string) =>
  code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^(.)(.*)$/, (_, head, rest) => head + rest.toLowerCase())

/** The keys that an object has twice: pointer and offset of each repetition. */
export function duplicateKeys(json: string): { key: string; pointer: string; offset: number }[] {
  const found: { key: string; pointer: string; offset: number }[] = []
  const open: Set<string>[] = []
  visit(json, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty(key, offset, _length, _line, _character, pathSupplier) {
      const keys = open.at(-1)
      if (keys?.has(key)) found.push({ key, pointer: [...pathSupplier(), key].reduce<string>(within, ''), offset })
      keys?.add(key)
    },
  })
  return found
}
