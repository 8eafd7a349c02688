import type { Command } from 'commander'
import { examples, exits } from './command.ts'

/** Only when one is run: the engines of the databases take a while to load. */
const actions = () => import('./data-actions.ts')

export function addTo(program: Command): void {
  const data = program.command('data')
  data
    .command('backup')
    .description('write everything into one file, while the server runs; it makes one a day by itself')
    .argument('[file]', 'where to; otherwise among the daily ones, and deleted with them')
    .addHelpText('after', examples('data backup before-the-update.jsonl.gz'))
    .action(exits(async (file) => (await actions()).backUp(file)))

  data
    .command('verify')
    .description('restore a backup into a database of its own, compare every row, and throw that away')
    .argument('[file]', 'the backup; otherwise the newest of the daily ones')
    .addHelpText('after', examples('data verify'))
    .action(exits(async (file) => (await actions()).verify(file)))

  data
    .command('restore')
    .description('bring a backup back, and erase again who was erased since; the server has to be stopped')
    .argument('<file>', 'the backup')
    .addHelpText('after', examples('data restore data/backups/citence-20261122T031500Z.jsonl.gz'))
    .action(exits(async (file) => (await actions()).restore(file)))

  data
    .command('move-to-postgres')
    .description('copy the embedded database into an empty PostgreSQL; the server has to be stopped')
    .argument(
      '[url]',
      'of an empty database; otherwise DATABASE_URL, where no other user of this machine sees the password',
    )
    .addHelpText('after', examples('data move-to-postgres'))
    .action(exits(async (url) => (await actions()).moveToPostgres(url)))

  data
    .command('upgrade')
    .description(
      'bring an embedded database of an earlier PostgreSQL up to date; its engine is fetched from the registry',
    )
    .addHelpText('after', examples('data upgrade'))
    .action(exits(async () => (await actions()).upgrade()))
}
