import { type Command, InvalidArgumentError } from 'commander'
import { reportCrawlers } from '../crawlers/run.ts'
import { exits } from './command.ts'

export type CrawlersOptions = { json?: boolean; html?: string; pages: number }

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
