import type { Command } from 'commander'
import { examples, exits } from './examples.ts'

export function addAnalytics(program: Command): void {
  const analytics = program.command('analytics')
  analytics
    .command('report')
    .description('a month: visits, pages, languages, conversions by campaign, web vitals')
    .option('--month <month>', 'the month (UTC), 2026-11; default: this one')
    .option('--html <file>', 'write it with charts to this file instead')
    .addHelpText('after', examples('analytics report', 'analytics report --month 2026-10 --html october.html'))
    .action(exits(async (options) => (await import('./analytics/report.ts')).reportAnalytics(options)))
  analytics
    .command('known')
    .description('tell the database which pages and events reports may name (the server does so by itself)')
    .addHelpText('after', examples('analytics known'))
    .action(exits(async () => (await import('./analytics/known.ts')).makeKnown()))
}
