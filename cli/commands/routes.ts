import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { checkBuiltSite } from '../routes/check-site.ts'
import { checkOwnRoutes } from '../routes/own-site.ts'
import { readSite } from '../routes/read-site.ts'
import { routesRules } from '../routes/rules.ts'
import { progress } from '../terminal/progress.ts'
import { examples } from './examples.ts'

type Options = ReportOptions & {
  site?: string
  prefix?: string
  origin?: string
  base?: string
  only: string[]
  diverges: string[]
}

export function addRoutes(program: Command): void {
  withReportOptions(
    program
      .command('routes')
      .description('check that both languages have the same pages, and that every link leads somewhere')
      .option('--site <folder>', 'any folder of built HTML; default: this site, its route table included')
      .option('--prefix <language>', 'with --site: the other language stands below this, such as fr', prefix)
      .option('--origin <origin>', 'with --site: absolute addresses that begin so are of the site', origin)
      .option('--base <path>', 'with --site: the folder is published under this path', '/')
      .option('--only <paths...>', 'with --site: pages that are meant for one language', [])
      .option('--diverges <paths...>', 'with --site: unprefixed pages whose languages may differ in structure', []),
  )
    .addHelpText(
      'after',
      examples(
        'routes',
        'routes --format github',
        'routes --site public --prefix fr',
        'routes --site docs/_site --base /docs/ --max-warnings 0',
      ),
    )
    .action((options: Options) => {
      process.exitCode = publish(run(options), options)
    })
}

function run({ site: folder, prefix, origin, base, only, diverges }: Options) {
  const command = 'citence routes'
  const rules = Object.values(routesRules)
  if (folder === undefined) return { command, rules, ...checkOwnRoutes(resolve(import.meta.dirname, '..', '..')) }
  const shown = folder.replaceAll('\\', '/').replace(/(.)\/+$/, '$1')
  const site = readSite(resolve(folder), {
    shown,
    origin,
    base: base === '/' ? undefined : base,
    progress: progress('pages read:'),
  })
  const findings = checkBuiltSite(site, prefix, { only, diverging: diverges })
  return { command, rules, findings, checked: site.pages.length }
}

function prefix(text: string): string {
  const bare = text.replace(/^\/|\/$/g, '')
  if (/^[\w-]+$/.test(bare)) return bare
  throw new InvalidArgumentError("Expected one folder's name, such as fr.")
}

function origin(text: string): string {
  const url = URL.parse(text)
  if (url?.origin && url.origin !== 'null') return url.origin
  throw new InvalidArgumentError('Expected an origin, such as https://www.example.com.')
}
