import type { Command } from 'commander'
import { withReportOptions } from '../findings/publish.ts'
import { examples, exits } from './examples.ts'

export function addCheck(program: Command): void {
  withReportOptions(program.command('check'))
    .option('--timeless', 'leave out what depends on the day: dates in the future, pages that grew old')
    .option('--launch', 'also refuse what no customer may see: placeholders, illustrations, what nobody confirmed')
    .option('--report <file>', 'also write what was found to this file, as JSON')
    .option('--root <folder>', 'the project, built; default: the one around this folder')
    .addHelpText('after', examples('check', 'check --max-warnings 0 --format github'))
    .action(exits(async (options) => (await import('../project/run.ts')).check(options)))
}
