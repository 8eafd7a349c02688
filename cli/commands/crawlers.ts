import { writeFileSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import { countCrawlers } from '../crawlers/count.ts'
import { toHtml } from '../crawlers/html.ts'
import { eachLine } from '../crawlers/lines.ts'
import { toTerminal } from '../crawlers/terminal.ts'
import { done, nothing, wrongUse } from '../exit-code.ts'

type Options = { json?: boolean; html?: string; pages: number }

export function addCrawlers(program: Command): void {
  program
    .command('crawlers')
    .description('which AI crawlers really came, by access logs')
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
    .action(async (files: string[], options: Options) => {
      process.exitCode = await reportCrawlers(files, options)
    })
}

async function reportCrawlers(files: readonly string[], { json, html, pages }: Options): Promise<number> {
  const count = countCrawlers()
  for (const file of files) {
    try {
      await eachLine(file, count.add)
    } catch (error) {
      console.error(
        `${file}: cannot be read: ${error instanceof Error ? error.message : error}. Name a readable access log.`,
      )
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
  } else console.log(json ? JSON.stringify(report, null, 2) : toTerminal(report))
  return report.requests > 0 ? done : nothing
}

function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.')
  return Number(text)
}
