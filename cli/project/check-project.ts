import { join, relative, resolve } from 'node:path'
import { rules as jsonLdRules } from '../../src/json-ld/rules.ts'
import { canonicalPath, pagePath } from '../../src/site/aliases.ts'
import { findingsOn } from '../audit/audit-page.ts'
import { auditRules, scoreRule } from '../audit/audit-rules.ts'
import { pagesOfFolder } from '../audit/read-folder.ts'
import { catalogRules } from '../catalogs/catalog-rules.ts'
import { checkWithCode } from '../catalogs/own-catalogs.ts'
import { checkContent } from '../content/check-content.ts'
import { checkOverdueTables } from '../content/checks/overdue.ts'
import { contentRules } from '../content/content-rules.ts'
import type { Finding, RuleDoc } from '../findings/finding.ts'
import { checkFiles, findInputs } from '../json-ld/check-files.ts'
import { checkLaunch } from '../launch/check-launch.ts'
import { launchRules } from '../launch/launch-rules.ts'
import { checkOwnRoutes } from '../routes/own-site.ts'
import { routesRules } from '../routes/route-rules.ts'

type Found = { findings: Finding[]; checked: number }

type Check = {
  name: string
  rules: readonly RuleDoc[]
  run: (root: string, today: string | undefined) => Found | Promise<Found>
}

/** Every check of this site: one line each. */
export const ownChecks: readonly Check[] = [
  { name: 'JSON-LD', rules: Object.values(jsonLdRules), run: checkJsonLd },
  { name: 'routes', rules: Object.values(routesRules), run: checkOwnRoutes },
  { name: 'copy', rules: Object.values(contentRules), run: checkCopy },
  { name: 'catalogs', rules: Object.values(catalogRules), run: checkWithCode },
  { name: 'audit', rules: auditRules, run: checkReadiness },
]

/** What an owner settles before customers see the site: a demonstration is meant to fail it. */
export const launchCheck: Check = { name: 'launch', rules: Object.values(launchRules), run: checkLaunch }

type Result = Found & { name: string; seconds: number }

/** @param today ISO date; without it nothing depends on the day @throws when the site was not built */
export async function checkProject(
  root: string,
  today: string | undefined,
  checks: readonly Check[],
): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, run } of checks) {
    const start = performance.now()
    const { findings, checked } = await run(root, today)
    results.push({ name, findings, checked, seconds: Math.round((performance.now() - start) / 100) / 10 })
  }
  return results
}

/** The copy, and the tables of crawlers and search engines that it rests on. */
export function checkCopy(root: string, today: string | undefined): Found {
  const { findings, checked } = checkContent(root, today)
  return { findings: today ? [...findings, ...checkOverdueTables(today)] : findings, checked }
}

/** The JSON-LD of the built site, as one graph. */
export function checkJsonLd(root: string): Found {
  const inputs = findInputs([join(root, 'dist')])
  if ('missing' in inputs) throw new Error('dist: is not a folder. Build the site first: npm run build.')
  const { findings, files } = checkFiles(inputs.files, { strict: false, google: undefined }, true)
  return { findings: findings.map((finding) => fromProject(root, finding)), checked: files }
}

/** The lowest score allowed for this site's own pages: decision 24. */
const minScore = 95

/** The built pages as `citence audit` judges them; its hints only where nothing else says why a score is too low. */
export function checkReadiness(root: string): Found {
  const dist = join(root, 'dist')
  // Copies of pages, for hosts that do not redirect, have the same findings.
  const isCopy = ({ name }: { name: string }) => {
    const path = relative(dist, resolve(name)).replaceAll('\\', '/')
    return canonicalPath(path) !== pagePath(path)
  }
  const pages = pagesOfFolder(dist, {}).filter((page) => !isCopy(page))
  const audits = [...pages.map((page) => findingsOn(page, minScore))]
  const findings = audits.flatMap((own) => {
    const grave = own.filter(({ level }) => level !== 'info')
    return grave.length === 1 && grave[0]?.rule === scoreRule.id ? own : grave
  })
  return { findings: findings.map((finding) => fromProject(root, finding)), checked: audits.length }
}

/** In every check, file names are relative to the project. */
function fromProject(root: string, finding: Finding): Finding {
  return { ...finding, file: relative(root, resolve(finding.file)).replaceAll('\\', '/') }
}
