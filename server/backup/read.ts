import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fieldsOf } from '../fields.ts'
import { atOnce, type Checksum, type Checksums, createChecksum, type Table, tables } from './tables.ts'

/** The header of a backup. `versions`: the migrations of its database. */
export type Head = { made_at: string; versions: string[]; postgres: string }

export type Backup = { head: Head; checksums: Checksums }

/** Receives rows of a table as JSON; first an empty list, when the table starts. */
type TakeRows = (table: Table, lines: readonly string[]) => Promise<void>

/** Reads and verifies a whole backup. @throws when a byte of it is missing or changed. */
export async function readBackup(file: string, takeRows?: TakeRows): Promise<Backup> {
  let head: Head | undefined
  let table: Table | undefined
  let checksum = createChecksum()
  let claimed: unknown
  const checksums = new Map<Table, Checksum>()

  async function take(lines: readonly string[]): Promise<void> {
    if (!table || claimed) throw new Error('a row outside of a table')
    checksum.add(lines)
    await takeRows?.(table, lines)
  }

  async function mark(text: string): Promise<void> {
    if (table) checksums.set(table, checksum.end())
    table = undefined
    if (!head) head = readHead(JSON.parse(text))
    else if (text.startsWith('{')) claimed = JSON.parse(text).end
    else {
      table = tables.find((known) => known === text)
      if (!table) throw new Error(`the table ${text}, which this version does not know`)
      checksum = createChecksum()
      await take([])
    }
  }

  try {
    await pipeline(createReadStream(file), createGunzip(), async (bytes) => {
      for await (const lines of inPieces(bytes)) {
        if (lines[0]?.startsWith('# ')) await mark(lines[0].slice(2))
        else await take(lines)
      }
    })
    if (!head || claimed === undefined) throw new Error('its end is missing')
    if (JSON.stringify(claimed) !== JSON.stringify(Object.fromEntries(checksums))) {
      throw new Error('its rows are not those that were written')
    }
    return { head, checksums }
  } catch (error) {
    // With `takeRows` the file was verified before, so the error is not about the file.
    if (takeRows) throw error
    const reason = error instanceof Error ? error.message : error
    throw new Error(`${file}: not a whole backup: ${reason}. Take another one.`, { cause: error })
  }
}

/** Characters of a line; a row has some 30,000 at most. More would only fill the memory. */
const longestLine = 10_000_000

/** Lines in small groups, each `#` line alone. Splits at line feeds only: text from visitors may contain other line ends. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let group: string[] = []
  for await (const part of bytes) {
    // What is left of the last part is not searched again: that would take time by the square of a line's length.
    const [first = '', ...others] = decoder.decode(part, { stream: true }).split('\n')
    const lines = [rest + first, ...others]
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('a line of it is longer than any row')
    for (const line of lines) {
      const isMark = line.startsWith('#')
      if (group.length > 0 && (isMark || group.length === atOnce)) {
        yield group
        group = []
      }
      if (isMark) yield [line]
      else group.push(line)
    }
  }
  if (group.length > 0) yield group
  if (rest !== '') throw new Error('its last line is cut off')
}

function readHead(value: unknown): Head {
  const { citence, format, made_at, versions, postgres } = fieldsOf(value)
  // It is printed, so it must be no more than a time.
  const isTime = typeof made_at === 'string' && /^[\d:.TZ-]+$/.test(made_at)
  if (citence !== 'backup' || !isTime || !Array.isArray(versions)) throw new Error('its first line is another')
  if (format !== 1) throw new Error(`its format ${format} is of a newer version`)
  return { made_at, versions: versions.map(String), postgres: String(postgres) }
}
