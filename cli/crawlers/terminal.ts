import { table } from '../terminal/table.ts'
import type { CrawlerReport } from './count.ts'

/** The report as tables: who came for what, what they were answered, what they read. */
export function toTerminal({ crawlers, requests, lines, unreadable, from, to }: CrawlerReport): string {
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
