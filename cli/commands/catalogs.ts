import type { Command } from 'commander'
import { withReportOptions } from '../findings/publish.ts'
import { announcedRoot } from '../project/root.ts'
import { examples, exits } from './examples.ts'

const at = ({ root }: { root?: string }) => announcedRoot(root, ['locales/en.po'])

export function addCatalogs(program: Command): void {
  const catalogs = program.command('catalogs')
  const inProject = (command: Command) =>
    command.option('--root <folder>', 'the project; default: the one around this folder')

  inProject(catalogs.command('extract'))
    .description('bring the catalogs in step with the code')
    .addHelpText('after', examples('catalogs extract'))
    .action(exits(async (options) => (await import('./catalogs/extract.ts')).catalogsExtract(at(options))))

  inProject(withReportOptions(catalogs.command('check')))
    .description(
      'check translations: missing, obsolete, placeholders, tags, plurals, typography, in step with the code',
    )
    .option('--fix', 'mend French typography in place')
    .addHelpText('after', examples('catalogs check', 'catalogs check --fix'))
    .action(exits(async (options) => (await import('./catalogs/check.ts')).catalogsCheck(at(options), options)))

  inProject(catalogs.command('compile'))
    .description('check, then write each language as JSON messages; the build of the site does not need them')
    .option('--out <folder>', 'write here', 'node_modules/.cache/citence/catalogs')
    .option('--pseudo [locale]', 'also a pseudo-locale, which shows what does not come from a catalog')
    .addHelpText('after', examples('catalogs compile --out compiled', 'catalogs compile --pseudo en-XA'))
    .action(exits(async (options) => (await import('./catalogs/compile.ts')).catalogsCompile(at(options), options)))
}
