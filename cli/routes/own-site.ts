import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { scheduledRoutes } from '../../src/content/draft-pages.ts'
import { routesFile } from '../../src/content/files.ts'
import { placesOf } from '../../src/content/load.ts'
import { type Report, unreadable } from '../../src/content/problem.ts'
import { buildTime } from '../../src/content/schedule.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { defaultLocale, locales, localize, otherLocales } from '../../src/site/locales.ts'
import { callToAction, legalLinks, menu, quickLinks, related } from '../../src/site/navigation.ts'
import { existsIn, isRouteId, routes, standIns } from '../../src/site/routes.ts'
import { type Finding, found } from '../findings/finding.ts'
import type { BuiltSite } from './built-site.ts'
import { checkBuiltSite } from './check-site.ts'
import { placeIn } from './html-page.ts'
import { readSite } from './read-site.ts'
import { routesRules as rules } from './route-rules.ts'
import { checkTable, placeOf, type Table } from './table.ts'

/** Prefix of the second language: the rules compare two. */
const [prefix = ''] = otherLocales(defaultLocale)

/** This site: its route table, and what `npm run build` made of it. @throws when it was not built */
export function checkOwnRoutes(root: string): { findings: Finding[]; checked: number } {
  const table: Table = {
    file: routesFile,
    text: readFileSync(join(root, routesFile), 'utf8'),
    routes,
    lists: { ...menu, ...related, callToAction: [callToAction], quickLinks, legalLinks },
  }
  const site = readSite(join(root, 'dist'), { shown: 'dist' })
  const mistakes: Finding[] = []
  const declared = readDivergences(
    join(root, divergencesFile),
    ({ message, remedy = `Correct ${divergencesFile}.`, ...where }) =>
      mistakes.push(found(rules.tableEntry, where, message, { remedy })),
  )
  const findings = [
    ...mistakes,
    ...checkTable(table),
    ...checkAgainstTable(site, table, scheduledRoutes(root, buildTime())),
    ...checkBuiltSite(site, prefix, {
      only: routes.flatMap((route) => (route.only ? [localize(route.path, route.only.locale)] : [])),
      diverging: routes.filter(({ id }) => declared.includes(id)).map(({ path }) => path),
    }),
  ]
  return { findings, checked: site.pages.length }
}

/**
 * Every published route must be built in every language it exists in, and nothing else.
 * @param scheduled routes whose publication time is in the future
 */
export function checkAgainstTable(
  site: BuiltSite,
  table: Table,
  scheduled: ReadonlySet<string> = new Set(),
): Finding[] {
  const expected = table.routes
    .filter(({ published }) => published)
    .flatMap((route) => locales.filter((locale) => existsIn(route, locale)).map((locale) => ({ route, locale })))
    .map(({ route, locale }) => ({ route, locale, path: localize(route.path, locale) }))
  const paths = new Set([...expected.map(({ path }) => path), ...standIns.flatMap(placesOf).map(({ path }) => path)])
  const notBuilt = expected
    .filter(({ route, path }) => !site.byPath.has(path) && !scheduled.has(route.id))
    .map(({ route, locale, path }) => {
      const twin = otherLocales(locale).some(
        (other) => existsIn(route, other) && site.byPath.has(localize(route.path, other)),
      )
      return found(
        twin ? rules.missingTwin : rules.notBuilt,
        placeOf(table, route.id),
        `'${route.id}' has no page at ${path} in ${site.folder}.`,
      )
    })
  const unknown = site.pages
    .filter(({ path, refresh }) => !refresh && !paths.has(path))
    .map((page) => found(rules.notInTable, placeIn(page, page.html.at), `${page.path} is no published route.`))
  return [...notBuilt, ...unknown]
}

/** Pages whose languages differ on purpose, with the reason. */
const divergencesFile = 'src/content/divergences.yaml'

const page = z.string().refine(isRouteId, `must be an id of ${routesFile}`)
const schema = z.array(z.strictObject({ page, reason: z.string().min(10) }))

/** Route ids that may diverge; a file that is not there declares none. */
export function readDivergences(path: string, report: Report): string[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const mistake = unreadable(text)
  if (mistake) report({ file: divergencesFile, ...mistake })
  const parsed = mistake ? undefined : parseYaml(text, schema, { file: divergencesFile, report })
  return parsed?.value.map(({ page }) => page) ?? []
}
