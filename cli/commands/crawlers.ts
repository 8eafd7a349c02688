import { writeFileSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import { eachLine } from '../crawlers/access-log.ts'
import { type CrawlerReport, countCrawlers, summaryOf } from '../crawlers/count.ts'
import { toHtml } from '../crawlers/html.ts'
import { counted, inWords } from '../terminal/in-words.ts'
import { safeJson } from '../terminal/sanitize.ts'
import { table } from '../terminal/table.ts'
import { done, exits, nothing, refuse } from './command.ts'

type Options = { json?: boolean; html?: string; pages: number }

export function addTo(program: Command): void {
  program
    .command('crawlers')
    .argument(
      '<access-log...>',
      'files of nginx or Apache (combined) or of one JSON object a line, also packed by gzip; - is standard input',
    )
    .option('--json', 'print all that was counted as JSON')
    .option('--html <file>', 'write it with a chart to this file instead')
    .option('--pages <count>', 'pages shown of each crawler', wholeNumber, 5)
    .addHelpText(
      'after',
      `
Examples:
  $ citence crawlers /var/log/nginx/access.log*
  $ zcat access.log.*.gz | citence crawlers - --json
  $ citence crawlers access.log --html crawlers.html`,
    )
    .action(exits(reportCrawlers))
}

function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.')
  return Number(text)
}

/** Counts the AI crawlers of access logs. @returns the exit code */
async function reportCrawlers(files: readonly string[], { json, html, pages }: Options): Promise<number> {
  const count = countCrawlers()
  for (const file of files) {
    try {
      await eachLine(file, count.add)
    } catch (error) {
      return refuse(inWords(error))
    }
  }
  const report = count.report(pages)
  if (report.lines === report.unreadable)
    return refuse(
      `${files.join(', ')}: no line of an access log. Expected the combined format of nginx or Apache, or JSON lines with a user agent.`,
    )
  if (html !== undefined) {
    writeFileSync(html, toHtml(report))
    console.log(`${summaryOf(report)}; written to ${html}.`)
  } else console.log(json ? safeJson(report, 2) : toTerminal(report))
  return report.requests > 0 ? done : nothing
}

/** The report as tables: requests by crawler, status codes, pages. */
function toTerminal(report: CrawlerReport): string {
  const { crawlers, unreadable } = report
  const left = unreadable > 0 ? `\n${counted(unreadable, 'line')} could not be read as an access log.` : ''
  const head = summaryOf(report) + left
  if (crawlers.length === 0) return head
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
    head,
    table(who),
    table(pages),
    'By name only: anybody can send the name of a crawler. Their makers publish the addresses they come from.',
  ].join('\n\n')
}
