import type { Command } from 'commander'
import { examples, exits } from './examples.ts'

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('look for what is wrong with an installation, and say what to do')
    .argument('[address]', 'where visitors reach it, as they do: https://www.example.com')
    .addHelpText('after', examples('doctor', 'doctor https://www.example.com'))
    .action(exits(async (address) => (await import('./doctor/run.ts')).runDoctor(address)))
}
