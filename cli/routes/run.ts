import { resolve } from 'node:path'
import type { RoutesOptions } from '../commands/routes.ts'
import type { Report } from '../findings/finding.ts'
import { announcedRoot } from '../project/root.ts'
import { progress } from '../terminal/progress.ts'
import { checkBuiltSite } from './check-site.ts'
import { checkOwnRoutes } from './own-site.ts'
import { readSite } from './read-site.ts'
import { routesRules } from './route-rules.ts'

/** The report on the routes of a folder, or of the project in the working directory. */
export function checkRoutes({ site: folder, prefix, origin, base, only, diverges }: RoutesOptions): Report {
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
