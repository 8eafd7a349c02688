import { resolve } from 'node:path'
import type { Command } from 'commander'
import { withReportOptions } from '../findings/publish.ts'
import { catalogsCheck } from './catalogs/check.ts'
import { catalogsCompile } from './catalogs/compile.ts'
import { catalogsExtract } from './catalogs/extract.ts'
import { examples } from './examples.ts'

const own = resolve(import.meta.dirname, '..', '..')

export function addCatalogs(program: Command): void {
  const catalogs = program.command('catalogs').description('the words of the interface: locales/*.po')
  const inProject = (command: Command) => command.option('--root <folder>', 'the project; default: this one', own)

  inProject(catalogs.command('extract'))
    .description('bring the catalogs in step with the code')
    .addHelpText('after', examples('catalogs extract'))
    .action(async (options) => {
      process.exitCode = await catalogsExtract(resolve(options.root))
    })

  inProject(withReportOptions(catalogs.command('check')))
    .description(
      'check translations: missing, obsolete, placeholders, tags, plurals, typography, in step with the code',
    )
    .option('--fix', 'mend French typography in place')
    .addHelpText('after', examples('catalogs check', 'catalogs check --fix'))
    .action(async (options) => {
      process.exitCode = await catalogsCheck(resolve(options.root), options)
    })

  inProject(catalogs.command('compile'))
    .description('check, then write each language as JSON messages; the build of the site does not need them')
    .option('--out <folder>', 'write here', 'node_modules/.cache/citence/catalogs')
    .option('--pseudo [locale]', 'also a pseudo-locale, which shows what does not come from a catalog')
    .addHelpText('after', examples('catalogs compile --out compiled', 'catalogs compile --pseudo en-XA'))
    .action(async (options) => {
      process.exitCode = await catalogsCompile(resolve(options.root), options)
    })
}
