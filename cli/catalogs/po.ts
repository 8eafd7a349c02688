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

export type Po = { file: string; text: string; entries: PoEntry[]; broken: { line: number; message: string }[] }

type Field = 'msgctxt' | 'msgid' | 'msgstr'
type Draft = PoEntry & { field: Field | undefined }

/** Reads a PO file (GNU gettext, "The Format of PO Files"), as Lingui writes it: one text per entry. */
export function parsePo(text: string, file: string): Po {
  const po: Po = { file, text, entries: [], broken: [] }
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
      po.broken.push({ line: number, message: `'${line.slice(0, 40)}' is no line of a PO file.` })
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
