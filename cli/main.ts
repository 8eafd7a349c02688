import { Command, CommanderError } from 'commander'
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

// One line per command: the order of the help. Only the one that is asked for is loaded: a check starts in no time.
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  check: async () => (await import('./commands/check.ts')).addCheck,
  jsonld: async () => (await import('./commands/jsonld.ts')).addJsonld,
  routes: async () => (await import('./commands/routes.ts')).addRoutes,
  catalogs: async () => (await import('./commands/catalogs.ts')).addCatalogs,
  content: async () => (await import('./commands/content.ts')).addContent,
  audit: async () => (await import('./commands/audit.ts')).addAudit,
  leads: async () => (await import('./commands/leads.ts')).addLeads,
  analytics: async () => (await import('./commands/analytics.ts')).addAnalytics,
  crawlers: async () => (await import('./commands/crawlers.ts')).addCrawlers,
}
const named = commands[process.argv[2] ?? '']
for (const load of named ? [named] : Object.values(commands)) (await load())(program)

// `citence … | head` closes the pipe: there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

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
