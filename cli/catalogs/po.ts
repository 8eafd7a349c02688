import { unreadable } from '../../src/content/problem.ts'

/** An entry of a PO file, with the lines its parts are on (from 1). */
export type PoEntry = {
  id: string
  context: string
  text: string
  /** Lines of `msgid` and `msgstr`. */
  idLine: number
  textLine: number
  /** Offsets of the text as it is written, quotation marks and continuation lines included. */
  start: number
  end: number
  isFuzzy: boolean
  obsolete: boolean
}

/** `broken`: what keeps it from being read, with what to do. */
export type Po = {
  file: string
  text: string
  entries: PoEntry[]
  broken: { line: number; message: string; remedy?: string | undefined }[]
}

type Field = 'msgctxt' | 'msgid' | 'msgstr'
type Draft = PoEntry & { field: Field | undefined }

/** Reads a PO file (GNU gettext, "The Format of PO Files"), as Lingui writes it: one text per entry. */
export function parsePo(text: string, file: string): Po {
  const spoiled = unreadable(text)
  const po: Po = { file, text, entries: [], broken: spoiled ? [spoiled] : [] }
  if (spoiled) return po
  // Lingui would write it in another way.
  if (/^\ufeff|\r\n/.test(text))
    po.broken.push({
      line: 1,
      message: 'The file has a byte order mark, or the line ends of Windows.',
      remedy: 'Run `npx citence catalogs extract`, which writes it without.',
    })
  let draft = empty()
  const close = () => {
    const { field: _, ...entry } = draft
    if (entry.idLine > 0 && entry.id !== '') po.entries.push(entry)
    draft = empty()
  }
  let offset = 0
  for (const [index, written] of text.split('\n').entries()) {
    const number = index + 1
    const lineStart = offset
    offset += written.length + 1
    const obsolete = written.startsWith('#~')
    const line = (obsolete ? written.replace(/^#~\s?/, '') : written).trim()
    if (line === '') {
      close()
      continue
    }
    if (line.startsWith('#,')) draft.isFuzzy ||= /(?:^|,)\s*fuzzy\s*(?:,|$)/.test(line.slice(2))
    if (line.startsWith('#')) continue
    const [, field, quoted] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")$/.exec(line) ?? []
    const value = quoted === undefined ? undefined : unquoted(quoted)
    if (value === undefined) {
      po.broken.push({
        line: number,
        message: `'${line.slice(0, 40)}' is no line of a PO file.`,
        remedy: `Put the whole text between straight quotation marks, on one line; one within it is written \\".`,
      })
      continue
    }
    if (isField(field)) {
      if (field === 'msgid' && draft.idLine > 0) close()
      draft.field = field
      if (field === 'msgid') draft.idLine = number
      if (field === 'msgstr') Object.assign(draft, { textLine: number, start: lineStart + written.indexOf('"') })
    }
    draft.obsolete ||= obsolete
    if (draft.field === 'msgid') draft.id += value
    if (draft.field === 'msgctxt') draft.context += value
    if (draft.field === 'msgstr') Object.assign(draft, { text: draft.text + value, end: lineStart + written.length })
  }
  close()
  return po
}

const isField = (name: string | undefined): name is Field => name === 'msgctxt' || name === 'msgid' || name === 'msgstr'

function empty(): Draft {
  return {
    id: '',
    context: '',
    text: '',
    idLine: 0,
    textLine: 0,
    start: 0,
    end: 0,
    isFuzzy: false,
    obsolete: false,
    field: undefined,
  }
}

/** A quoted string of C; those that Lingui writes are JSON strings. */
function unquoted(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
