import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { wrongUse } from './commands/command.ts'
import { inWords } from './terminal/in-words.ts'

const { version }: { version: string } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

const program = new Command('citence')
  .description('The command line of this site: its checks, its leads and its analytics.')
  .version(version, '--version', 'print the version')
  .exitOverride()
  .showHelpAfterError('(--help shows what it takes)')
  .addHelpText(
    'after',
    `\nThe data of leads, persons and analytics: DATABASE_URL, else the data directory (DATA_DIR), else the server that holds it.
Exit codes: 0 done, or no problem found; 1 a check found errors, or what was asked for does not exist or was refused;
2 wrong use, or what is needed cannot be read.`,
  )

type Loaded = { addTo(program: Command): void }

// In the order of the help. Only the requested command is loaded, so that it starts quickly.
const commands: Readonly<Record<string, { is: string; load: () => Promise<Loaded> }>> = {
  doctor: { is: 'what is wrong with an installation, and what to do', load: () => import('./commands/doctor.ts') },
  check: {
    is: 'all checks on this site: JSON-LD, routes, copy, catalogs, audit',
    load: () => import('./commands/check.ts'),
  },
  jsonld: {
    is: 'check JSON-LD: vocabulary, values, the graph of the site, agreement with the page',
    load: () => import('./commands/jsonld.ts'),
  },
  routes: {
    is: 'check that both languages have the same pages, and that every link leads somewhere',
    load: () => import('./commands/routes.ts'),
  },
  catalogs: { is: 'the words of the interface: locales/*.po', load: () => import('./commands/catalogs.ts') },
  content: {
    is: 'the copy: check it, review its languages, begin a page',
    load: () => import('./commands/content.ts'),
  },
  audit: {
    is: 'judge how ready pages are to be read and cited by AI assistants, with the evidence for each check',
    load: () => import('./commands/audit.ts'),
  },
  leads: { is: 'who asked for something', load: () => import('./commands/leads.ts') },
  person: { is: 'what is known of one person: show, export and erase it', load: () => import('./commands/person.ts') },
  data: {
    is: 'the database as a whole: back it up, verify and restore a backup, move to PostgreSQL',
    load: () => import('./commands/data.ts'),
  },
  analytics: { is: 'what visitors who agreed to it did', load: () => import('./commands/analytics.ts') },
  crawlers: { is: 'which AI crawlers really came, by access logs', load: () => import('./commands/crawlers.ts') },
}
const [asked = '', about = ''] = process.argv.slice(2)
const named = commands[asked === 'help' ? about : asked]
if (named) {
  const { addTo } = await named.load()
  addTo(program)
  program.commands[0]?.description(named.is)
} else for (const [name, { is }] of Object.entries(commands)) program.command(name).description(is)

// `citence … | head` closes the pipe: nobody reads the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  console.error(`Standard output cannot be written: ${error.message}. What there is of it is not complete.`)
  process.exit(wrongUse)
})

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed the error; requested help is not an error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongUse
  else {
    console.error(inWords(error))
    process.exitCode = wrongUse
  }
}
