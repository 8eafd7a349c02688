import type { Command } from 'commander'
import { reportAnalytics } from './analytics/report.ts'
import { examples } from './examples.ts'

export function addAnalytics(program: Command): void {
  const analytics = program.command('analytics').description('what visitors who agreed to it did')
  analytics
    .command('report')
    .description('a month: visits, pages, languages, conversions by campaign, web vitals')
    .option('--month <month>', 'the month (UTC), 2026-11; default: this one')
    .option('--html <file>', 'write it with charts to this file instead')
    .addHelpText('after', examples('analytics report', 'analytics report --month 2026-10 --html october.html'))
    .action(async (options) => {
      process.exitCode = await reportAnalytics(options)
    })
}
