import { Command, CommanderError } from 'commander'
import { addAnalytics } from './commands/analytics.ts'
import { addCatalogs } from './commands/catalogs.ts'
import { addCheck } from './commands/check.ts'
import { addContent } from './commands/content.ts'
import { addJsonld } from './commands/jsonld.ts'
import { addLeads } from './commands/leads.ts'
import { addRoutes } from './commands/routes.ts'
import { wrongUse } from './exit-code.ts'

const program = new Command('citence')
  .description('The command line of this site: its checks, its leads and its analytics.')
  .exitOverride()
  .showHelpAfterError('(add --help for what can be said here)')
  .addHelpText(
    'after',
    `\nThe data of leads and analytics: DATABASE_URL, else the data directory (DATA_DIR), else the server that holds it.
Exit codes: 0 done, or nothing found; 1 a check found errors, or what was asked for was refused; 2 wrong use, or
what is needed cannot be read.`,
  )

// One line per command: the order of the help.
addCheck(program)
addJsonld(program)
addRoutes(program)
addCatalogs(program)
addContent(program)
addLeads(program)
addAnalytics(program)

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
