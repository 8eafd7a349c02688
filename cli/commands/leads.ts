import { Argument, type Command, Option } from 'commander'
import { locales } from '../../src/site/locales.ts'
import { exportLeads } from '../leads/export.ts'
import { type Filter, type Lead, leadStatuses, parseSince, readLeads, readReply } from '../leads/lead.ts'
import { counted, minute } from '../terminal/in-words.ts'
import { table } from '../terminal/table.ts'
import { done, examples, exits, nothing, refuse, withAdmin } from './command.ts'
import { erasePerson } from './person.ts'

export function addTo(program: Command): void {
  const leads = program.command('leads')
  filtered(leads.command('list').description('show leads as a table, oldest first'))
    .addHelpText('after', examples('leads list --since 7d', 'leads list --status new --language fr'))
    .action(exits(listLeads))

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
    .action(exits(exportLeads))

  leads
    .command('set-status')
    .description('record where sales stands with a lead')
    .argument('<lead>', "the lead's id")
    .addArgument(new Argument('<status>').choices(leadStatuses))
    .option('--contract-ended <day>', 'former_client only: the day the contract ended, 2026-05-31')
    .addHelpText('after', examples('leads set-status 6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3 contacted'))
    .action(exits(setLeadStatus))

  leads
    .command('erase')
    .description('the same as person erase')
    .requiredOption('--email <address>', 'the address, in any case')
    .addHelpText('after', examples('leads erase --email ada@example.com'))
    .action(exits((options) => erasePerson(options.email)))
}

function filtered(command: Command): Command {
  return command
    .option('--since <time>', 'only those that came since: 2026-11-01, 2026-11-01T09:00Z, 12h, 30d', (text: string) =>
      parseSince(text, Date.now()),
    )
    .addOption(new Option('--status <status>', 'only those in this state').choices(leadStatuses))
    .addOption(new Option('--language <language>', 'only those in this language').choices(locales))
}

/** Prints leads as a table. */
function listLeads(filter: Filter): Promise<number> {
  return withAdmin(async (admin) => {
    const leads = await Array.fromAsync(readLeads(admin, filter))
    console.log(summarise(leads))
    return done
  })
}

/** Leads as a table for a terminal, and how many they are. */
function summarise(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads.'
  const rows = leads.map((lead) => ({
    id: lead.id,
    came: minute(lead.created_at),
    status: lead.status,
    lang: lead.language,
    source: lead.source,
    name: lead.name,
    email: lead.email,
    company: lead.company ?? '',
    flags: lead.flags.join(' '),
  }))
  return `${table(rows)}\n${counted(leads.length, 'lead')}`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Records how far sales has come with a lead. */
async function setLeadStatus(lead: string, status: string, options: { contractEnded?: string }): Promise<number> {
  if (!uuid.test(lead)) return refuse(`'${lead}' is not the id of a lead. leads list shows them.`)
  const { contractEnded } = options
  if (contractEnded !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(contractEnded))
    return refuse(`--contract-ended '${contractEnded}': expected a day, such as 2026-05-31.`)
  return withAdmin(async (admin) => {
    const given = { p_lead: lead, p_status: status, ...(contractEnded ? { p_contract_ended_on: contractEnded } : {}) }
    const { success, error } = readReply(await admin.call('set_lead_status', given))
    if (success) console.log(`${lead} is now ${status}.`)
    else console.error(error ?? 'It was refused.')
    return success ? done : nothing
  })
}
