import { type Command, Option } from 'commander'
import { locales } from '../../src/site/locales.ts'
import { leadStatuses } from '../leads/lead.ts'
import { examples, exits } from './examples.ts'

export function addLeads(program: Command): void {
  const leads = program.command('leads')
  filtered(leads.command('list').description('show leads as a table, oldest first'))
    .addHelpText('after', examples('leads list --since 7d', 'leads list --status new --language fr'))
    .action(exits(async (options) => (await import('./leads/list.ts')).listLeads(options)))

  filtered(leads.command('export').description('write leads to standard output, or to a file'))
    .addOption(new Option('--format <format>', 'what to write').choices(['csv', 'json', 'xlsx']).default('csv'))
    .addOption(
      new Option('--separator <name>', 'between the cells of CSV')
        .choices(['comma', 'semicolon', 'tab'])
        .default('comma'),
    )
    .option('--out <file>', 'write to this file, readable by its owner only')
    .option('--excel', 'begin the CSV with a byte order mark, without which Excel misreads accents')
    .addHelpText(
      'after',
      examples('leads export --since 30d > leads.csv', 'leads export --format xlsx --out leads.xlsx'),
    )
    .action(exits(async (options) => (await import('./leads/export.ts')).exportLeads(options)))

  leads
    .command('set-status')
    .description('record where sales stands with a lead')
    .argument('<lead>', "the lead's id")
    .argument('<status>', leadStatuses.join(', '))
    .option('--contract-ended <day>', 'former_client only: the day the contract ended, 2026-05-31')
    .addHelpText('after', examples('leads set-status 6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3 contacted'))
    .action(
      exits(async (lead, status, options) =>
        (await import('./leads/set-status.ts')).setLeadStatus(lead, status, options),
      ),
    )

  leads
    .command('erase')
    .description('the same as person erase')
    .requiredOption('--email <address>', 'the address, in any case')
    .addHelpText('after', examples('leads erase --email ada@example.com'))
    .action(exits(async (options) => (await import('./person/erase.ts')).erasePerson(options.email)))
}

function filtered(command: Command): Command {
  return command
    .option('--since <time>', 'only those that came since: 2026-11-01, 2026-11-01T09:00Z, 12h, 30d')
    .addOption(new Option('--status <status>', 'only those in this state').choices(leadStatuses))
    .addOption(new Option('--language <language>', 'only those in this language').choices(locales))
}
