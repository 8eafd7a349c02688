import { Command, CommanderError, Option } from 'commander'
import { reportAnalytics } from './commands/analytics/report.ts'
import { addCrawlers } from './commands/crawlers.ts'
import { eraseLeads } from './commands/leads/erase.ts'
import { exportLeads } from './commands/leads/export.ts'
import { listLeads } from './commands/leads/list.ts'
import { setLeadStatus } from './commands/leads/set-status.ts'
import { wrongUse } from './exit-code.ts'
import { leadStatuses } from './leads/lead.ts'

const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ citence ${line}`).join('\n')}`

const program = new Command('citence')
  .description('The command line of this site: its leads and its analytics.')
  .exitOverride()
  .showHelpAfterError('(add --help for what can be said here)')
  .addHelpText(
    'after',
    `\nThe data: DATABASE_URL, else the data directory (DATA_DIR), else the server that holds it.
Exit codes: 0 done; 1 nothing was found, or it was refused; 2 wrong use, or the data cannot be reached.`,
  )

const leads = program.command('leads').description('who asked for something')
const filtered = (command: Command) =>
  command
    .option('--since <time>', 'only those that came since: 2026-11-01, 2026-11-01T09:00Z, 12h, 30d')
    .addOption(new Option('--status <status>', 'only those in this state').choices(leadStatuses))
    .addOption(new Option('--language <language>', 'only those in this language').choices(['fr', 'en']))

filtered(leads.command('list').description('show leads as a table, oldest first'))
  .addHelpText('after', examples('leads list --since 7d', 'leads list --status new --language fr'))
  .action(async (options) => {
    process.exitCode = await listLeads(options)
  })

filtered(leads.command('export').description('write leads to standard output, or to a file'))
  .addOption(new Option('--format <format>', 'what to write').choices(['csv', 'json']).default('csv'))
  .option('--out <file>', 'write to this file, readable by its owner only')
  .option('--excel', 'begin the CSV with a byte order mark, without which Excel misreads accents')
  .addHelpText('after', examples('leads export --since 30d > leads.csv', 'leads export --format json --out leads.json'))
  .action(async (options) => {
    process.exitCode = await exportLeads(options)
  })

leads
  .command('set-status')
  .description('record where sales stands with a lead')
  .argument('<lead>', "the lead's id")
  .argument('<status>', leadStatuses.join(', '))
  .option('--contract-ended <day>', 'former_client only: the day the contract ended, 2026-05-31')
  .addHelpText('after', examples('leads set-status 6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3 contacted'))
  .action(async (lead, status, options) => {
    process.exitCode = await setLeadStatus(lead, status, options)
  })

leads
  .command('erase')
  .description('erase everything known of an e-mail address, for good')
  .requiredOption('--email <address>', 'the address, in any case')
  .addHelpText('after', examples('leads erase --email ada@example.com'))
  .action(async (options) => {
    process.exitCode = await eraseLeads(options)
  })

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

addCrawlers(program)

try {
  await program.parseAsync()
} catch (error) {
  // Commander has said what was wrong; help that was asked for is no error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongUse
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = wrongUse
  }
}
