import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { Report } from '../findings/finding.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { announcedRoot } from '../project/root.ts'
import { checkBuiltSite } from '../routes/check-site.ts'
import { checkOwnRoutes } from '../routes/own-site.ts'
import { readSite } from '../routes/read-site.ts'
import { routesRules } from '../routes/route-rules.ts'
import { examples, exits, progress } from './command.ts'

type RoutesOptions = ReportOptions & {
  site?: string
  prefix?: string
  origin?: string
  base?: string
  only: string[]
  diverges: string[]
}

export function addTo(program: Command): void {
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
    .action(exits((options) => publish(checkRoutes(options), options)))
}

/** The report on the routes of a folder, or of the project in the working directory. */
function checkRoutes({ site: folder, prefix, origin, base, only, diverges }: RoutesOptions): Report {
  const command = 'citence routes'
  const rules = Object.values(routesRules)
  const ofFolder = prefix || origin || base !== '/' || only.length > 0 || diverges.length > 0
  if (folder === undefined && ofFolder)
    throw new Error(
      '--prefix, --origin, --base, --only and --diverges need --site <folder>: without it, this site and its route table are checked.',
    )
  if (folder === undefined) {
    const root = announcedRoot(undefined, ['src/site/routes.ts', 'dist'], 'name a folder of built HTML with --site')
    return { command, rules, ...checkOwnRoutes(root) }
  }
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
