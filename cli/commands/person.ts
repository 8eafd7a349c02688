import type { Command } from 'commander'
import { examples, exits } from './examples.ts'

export function addPerson(program: Command): void {
  const person = program.command('person')
  person
    .command('show')
    .description('show what is known of an e-mail address, in every spelling that certainly reaches its mailbox')
    .argument('<email>', 'the address, in any spelling')
    .addHelpText('after', examples('person show ada@example.com'))
    .action(exits(async (email) => (await import('./person/show.ts')).showPerson(email)))

  person
    .command('export')
    .description('write all of it as JSON, to standard output or to a file: what a person may ask for')
    .argument('<email>', 'the address, in any spelling')
    .option('--out <file>', 'write to this file, readable by its owner only')
    .addHelpText('after', examples('person export ada@example.com --out ada.json'))
    .action(exits(async (email, options) => (await import('./person/export.ts')).exportPerson(email, options)))

  person
    .command('erase')
    .description('erase all of it, for good, also after a backup of before is restored')
    .argument('<email>', 'the address, in any spelling')
    .addHelpText('after', examples('person erase ada@example.com'))
    .action(exits(async (email) => (await import('./person/erase.ts')).erasePerson(email)))

  person
    .command('reapply')
    .description('erase again who was erased before; the server does it by itself when it starts on a restored backup')
    .addHelpText('after', examples('person reapply'))
    .action(exits(async () => (await import('./person/reapply.ts')).reapplyErasures()))
}
