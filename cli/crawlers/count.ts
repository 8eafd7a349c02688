import { detect } from '../../src/ai/detect.ts'
import { mayBeCrawler } from '../../src/ai/may-be-crawler.ts'
import type { Crawler } from '../../src/site/crawlers.ts'
import { detached } from '../findings/lines.ts'
import { counted } from '../terminal/in-words.ts'
import { readEntry } from './access-log.ts'

type Counts = Map<string, number>

type Tally = { crawler: Crawler; requests: number; statuses: Counts; days: Counts; pages: Counts }

export type CrawlerReport = {
  lines: number
  /** Lines that are not access log entries, or lack a user agent. */
  unreadable: number
  /** First and last day (UTC) of all requests; null: none. */
  from: string | null
  to: string | null
  /** Requests of AI crawlers. */
  requests: number
  crawlers: readonly {
    token: string
    owner: string
    model: string
    purpose: string
    requests: number
    statuses: Readonly<Record<string, number>>
    days: Readonly<Record<string, number>>
    /** The most requested; `path` without its query. */
    pages: readonly { path: string; requests: number }[]
  }[]
  days: readonly { day: string; requests: number }[]
}

/** The first line of the report. */
export const summaryOf = ({ requests, lines, from, to }: CrawlerReport): string =>
  `${counted(requests, 'request')} of AI crawlers among ${counted(lines, 'line')}${from ? `, ${from} to ${to}` : ''}`

/**
 * Limits of what is remembered (paths for each crawler, user agents, days), so that made-up ones do not fill the
 * memory.
 */
const maxPaths = 2_000
const maxAgents = 5_000
const maxDays = 4_000

/** Counts the AI crawlers in lines of access logs. Memory does not grow with the log. */
export function countCrawlers(): { add(line: string): void; report(top: number): CrawlerReport } {
  const agents = new Map<string, Crawler | undefined>()
  const tallies = new Map<string, Tally>()
  const perDay: Counts = new Map()
  let lines = 0
  let unreadable = 0
  let from: string | null = null
  let to: string | null = null

  const crawlerOf = (userAgent: string): Crawler | undefined => {
    if (agents.has(userAgent)) return agents.get(userAgent)
    const crawler = mayBeCrawler(userAgent) ? detect(userAgent).crawler : undefined
    if (agents.size >= maxAgents) agents.clear()
    agents.set(detached(userAgent), crawler)
    return crawler
  }

  return {
    add(line) {
      lines += 1
      const entry = readEntry(line)
      if (!entry) {
        unreadable += 1
        return
      }
      const { day, path, status, userAgent } = entry
      if (from === null || day < from) from = day
      if (to === null || day > to) to = day
      const crawler = crawlerOf(userAgent)
      if (!crawler) return
      const tally = tallies.get(crawler.token) ?? {
        crawler,
        requests: 0,
        statuses: new Map(),
        days: new Map(),
        pages: new Map(),
      }
      tallies.set(crawler.token, tally)
      tally.requests += 1
      raise(tally.statuses, String(status), 600)
      raise(tally.days, day, maxDays)
      raise(perDay, day, maxDays)
      raise(tally.pages, path, maxPaths)
    },
    report(top) {
      const sorted = [...tallies.values()].sort((a, b) => b.requests - a.requests || compare(a, b))
      return {
        lines,
        unreadable,
        from,
        to,
        requests: sorted.reduce((sum, { requests }) => sum + requests, 0),
        crawlers: sorted.map(({ crawler: { token, owner, model, purpose }, ...tally }) => ({
          token,
          owner,
          model,
          purpose,
          requests: tally.requests,
          statuses: inOrder(tally.statuses),
          days: inOrder(tally.days),
          pages: topOf(tally.pages, top),
        })),
        days: Object.entries(inOrder(perDay)).map(([day, requests]) => ({ day, requests })),
      }
    },
  }
}

const compare = (a: Tally, b: Tally) => a.crawler.token.localeCompare(b.crawler.token)

/** Adds one; ignores a new key when there are `most` already. */
function raise(counts: Counts, key: string, most: number): void {
  const count = counts.get(key)
  if (count === undefined && counts.size >= most) return
  counts.set(count === undefined ? detached(key) : key, (count ?? 0) + 1)
}

const inOrder = (counts: Counts) => Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))

const topOf = (counts: Counts, top: number) =>
  [...counts]
    .sort(([pathA, a], [pathB, b]) => b - a || (pathA < pathB ? -1 : 1))
    .slice(0, top)
    .map(([path, requests]) => ({ path, requests }))
