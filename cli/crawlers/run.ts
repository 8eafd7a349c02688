import { createReadStream, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { done, nothing, wrongUse } from '../commands/command.ts'
import type { CrawlersOptions } from '../commands/crawlers.ts'
import { inWords } from '../terminal/in-words.ts'
import { safeJson } from '../terminal/sanitize.ts'
import { table } from '../terminal/table.ts'
import { type CrawlerReport, countCrawlers } from './count.ts'
import { toHtml } from './html.ts'

/** Counts the AI crawlers of access logs. @returns the exit code */
export async function reportCrawlers(
  files: readonly string[],
  { json, html, pages }: CrawlersOptions,
): Promise<number> {
  const count = countCrawlers()
  for (const file of files) {
    try {
      await eachLine(file, count.add)
    } catch (error) {
      console.error(inWords(error))
      return wrongUse
    }
  }
  const report = count.report(pages)
  if (report.lines === report.unreadable) {
    console.error(
      `${files.join(', ')}: no line of an access log. Expected the combined format of nginx or Apache, or JSON lines with a user agent.`,
    )
    return wrongUse
  }
  if (html !== undefined) {
    writeFileSync(html, toHtml(report))
    console.log(`${report.requests.toLocaleString('en')} requests of AI crawlers; written to ${html}.`)
  } else console.log(json ? safeJson(report, 2) : toTerminal(report))
  return report.requests > 0 ? done : nothing
}

/** The report as tables: requests by crawler, status codes, pages. */
function toTerminal({ crawlers, requests, lines, unreadable, from, to }: CrawlerReport): string {
  const count = (value: number) => value.toLocaleString('en')
  const head = `${count(requests)} requests of AI crawlers among ${count(lines)} lines${from ? `, ${from} to ${to}` : ''}`
  const left = unreadable > 0 ? `\n${count(unreadable)} lines could not be read as an access log.` : ''
  if (crawlers.length === 0) return head + left
  const who = crawlers.map(({ token, owner, model, purpose, requests, statuses, days }) => ({
    crawler: token,
    owner,
    model,
    purpose,
    requests,
    days: Object.keys(days).length,
    'last seen': Object.keys(days).at(-1) ?? '',
    answers: Object.entries(statuses)
      .map(([status, times]) => `${status}×${times}`)
      .join(' '),
  }))
  const pages = crawlers.flatMap(({ token, pages }) =>
    pages.map(({ path, requests }) => ({ crawler: token, page: path, requests })),
  )
  return [
    head + left,
    table(who),
    table(pages),
    'By name only: anybody can send the name of a crawler. Their makers publish the addresses they come from.',
  ].join('\n\n')
}

/** Longer lines are not log entries, and would fill the memory. */
const maxLineBytes = 64 * 1024
const newline = 10
/** The first bytes of gzip (RFC 1952). */
const magic = [0x1f, 0x8b]

/**
 * Calls `each` with every line of a file, or of standard input for `-`. Decompresses gzip, whatever the name of the
 * file. Only one chunk of the file is in memory at a time. Rejects when it cannot be read.
 */
async function eachLine(file: string, each: (line: string) => void): Promise<void> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
  const chunks = source[Symbol.asyncIterator]()
  const start = await chunks.next()
  if (start.done) return
  const first: Buffer = start.value
  const bytes = again(first, chunks)
  if (!magic.every((byte, at) => first[at] === byte)) return split(bytes, each)
  await pipeline(Readable.from(bytes), createGunzip(), (unpacked) => split(unpacked, each))
}

async function* again(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function split(bytes: AsyncIterable<Buffer>, each: (line: string) => void): Promise<void> {
  let open: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const last = chunk.lastIndexOf(newline)
    if (last < 0) {
      open = open.length > maxLineBytes ? open : Buffer.concat([open, chunk])
      continue
    }
    for (const line of Buffer.concat([open, chunk.subarray(0, last)])
      .toString('utf8')
      .split('\n'))
      if (line) each(line)
    open = Buffer.from(chunk.subarray(last + 1))
  }
  if (open.length > 0) each(open.toString('utf8'))
}
