import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The part of an access log line that the report uses. */
type Entry = {
  /** Day (UTC) of the request, `2026-11-21`. */
  day: string
  /** Without its query, which may contain personal data. */
  path: string
  status: number
  userAgent: string
}

/** Common and combined formats of nginx and Apache, with or without a virtual host before and fields behind. */
const combined = /\[([^[\]]+)\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"/

/** Parses a line; `undefined` when it is not an access log entry, or lacks a user agent. */
export function readEntry(line: string): Entry | undefined {
  return line.startsWith('{') ? readJson(line) : readCombined(line)
}

function readCombined(line: string): Entry | undefined {
  const found = combined.exec(line)
  if (!found) return undefined
  const [, time = '', request = '', status = '', userAgent = ''] = found
  const day = dayOfLog(time)
  return day === undefined ? undefined : { day, path: pathOf(request), status: Number(status), userAgent }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** A cache: most consecutive lines are from the same minute. By the hour would mix two days: some zones are half an hour off. */
const known = new Map<string, string>()
const maxKnown = 1000

/** `21/Nov/2026:11:33:32 +0000`, or a time in ISO 8601. */
function dayOfLog(time: string): string | undefined {
  const minute = time.slice(0, 17) + time.slice(-6)
  const day = known.get(minute) ?? readDay(time)
  if (day === undefined) return undefined
  if (known.size >= maxKnown) known.clear()
  known.set(minute, day)
  return day
}

function readDay(time: string): string | undefined {
  const found = /^(\d{2})\/(\w{3})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(time)
  if (!found) return dayOf(Date.parse(time))
  const [, date, name = '', year, clock, hours, minutes] = found
  const month = String(months.indexOf(name) + 1).padStart(2, '0')
  return dayOf(Date.parse(`${year}-${month}-${date}T${clock}${hours}:${minutes}`))
}

function dayOf(at: number): string | undefined {
  const date = new Date(at)
  // Numbers may be far beyond what a date can say.
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** `GET /faq?x=1 HTTP/1.1`, or an address. */
function pathOf(request: string): string {
  const target = /^[A-Z]+ (\S+)/.exec(request)?.[1] ?? request
  const path = target.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/, 1)[0] ?? ''
  return path || '/'
}

/** What servers and hosts call the fields, the commonest first. */
const names = {
  agent: 'http_user_agent user_agent userAgent request_User-Agent ClientRequestUserAgent agent'.split(' '),
  target: 'request_uri uri path RequestPath ClientRequestURI url'.split(' '),
  status: 'status status_code statusCode DownstreamStatus EdgeResponseStatus'.split(' '),
  time: 'time_iso8601 time timestamp @timestamp ts msec StartUTC EdgeStartTimestamp time_local'.split(' '),
}

type Fields = Readonly<Record<string, unknown>>

/** One object a line: names as nginx, Apache, Caddy, Traefik, Vercel and Cloudflare give them. */
function readJson(line: string): Entry | undefined {
  let fields: Fields
  try {
    const parsed: unknown = JSON.parse(line)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    fields = { ...parsed }
  } catch {
    return undefined
  }
  // Caddy and Vercel say some of it in an object of its own.
  const request = [fields.request, fields.proxy].find(isFields) ?? {}
  const headers = isFields(request.headers) ? request.headers : {}
  const userAgent = text(first(fields, names.agent) ?? headers['User-Agent'] ?? request.userAgent)
  const target = text(first(fields, names.target) ?? request.uri ?? request.path ?? fields.request)
  const status = Number(first(fields, names.status) ?? request.statusCode)
  const day = dayOf(timeOf(first(fields, names.time)))
  if (userAgent === undefined || target === undefined || day === undefined || !Number.isInteger(status))
    return undefined
  return { day, path: pathOf(target), status, userAgent }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (fields: Fields, names: readonly string[]) =>
  fields[names.find((name) => fields[name] !== undefined) ?? '']

/** Caddy logs header values as lists. */
function text(value: unknown): string | undefined {
  if (Array.isArray(value)) return text(value[0])
  return typeof value === 'string' ? value : undefined
}

/**
 * Parses a time as milliseconds since the epoch, from text, or from a number of seconds, milliseconds or nanoseconds.
 */
function timeOf(value: unknown): number {
  const number = typeof value === 'number' ? value : Number(value)
  if (!Number.isNaN(number)) return number > 1e17 ? number / 1e6 : number > 1e11 ? number : number * 1000
  const day = typeof value === 'string' ? readDay(value) : undefined
  return day === undefined ? Number.NaN : Date.parse(day)
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
export async function eachLine(file: string, each: (line: string) => void): Promise<void> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
  const chunks = source[Symbol.asyncIterator]()
  const start = await chunks.next().catch((error: unknown) => {
    // Of a folder it says neither name nor place.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error
  })
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
