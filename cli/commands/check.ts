import type { Command } from 'commander'
import { type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { examples } from './examples.ts'

type Options = ReportOptions & { report?: string; timeless?: true; launch?: true; root?: string }

export function addCheck(program: Command): void {
  withReportOptions(program.command('check'))
    .option('--timeless', 'leave out what depends on the day: dates in the future, pages that grew old')
    .option('--launch', 'also refuse what no customer may see: placeholders, illustrations, what nobody confirmed')
    .option('--report <file>', 'also write what was found to this file, as JSON')
    .option('--root <folder>', 'the project, built; default: the one around this folder')
    .addHelpText('after', examples('check', 'check --max-warnings 0 --format github'))
    .action(async (options: Options) => {
      const [{ announcedRoot }, { check }] = await Promise.all([
        import('../project/root.ts'),
        import('../project/run.ts'),
      ])
      const root = announcedRoot(options.root, ['src/content/pages', 'src/site/routes.ts', 'locales', 'dist'])
      process.exitCode = await check(root, options)
    })
}
