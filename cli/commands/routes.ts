import { type Command, InvalidArgumentError } from 'commander'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { examples, exits } from './examples.ts'

export type RoutesOptions = ReportOptions & {
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
      .option('--site <folder>', 'any folder of built HTML; default: this site, its route table included')
      .option('--prefix <language>', 'with --site: the other language is below this, such as fr', prefix)
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
    .action(exits(async (options) => publish((await import('../routes/run.ts')).checkRoutes(options), options)))
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
