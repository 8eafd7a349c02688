import { join, relative } from 'node:path'
import { checkCatalogs, checkExtraction } from '../catalogs/own-catalogs.ts'
import { catalogRules } from '../catalogs/rules.ts'
import { checkContent } from '../content/check-content.ts'
import { contentRules } from '../content/rules.ts'
import type { Finding, RuleDoc } from '../findings/finding.ts'
import { checkFiles } from '../json-ld/check-files.ts'
import { findInputs } from '../json-ld/inputs.ts'
import { jsonLdRules } from '../json-ld/rules.ts'
import { checkOwnRoutes } from '../routes/own-site.ts'
import { routesRules } from '../routes/rules.ts'

type Found = { findings: Finding[]; checked: number }

/** Every check of this site: one line each. */
const checks: readonly {
  name: string
  rules: readonly RuleDoc[]
  run: (root: string, today: string) => Found | Promise<Found>
}[] = [
  { name: 'JSON-LD', rules: jsonLdRules, run: checkJsonLd },
  { name: 'routes', rules: Object.values(routesRules), run: checkOwnRoutes },
  { name: 'copy', rules: Object.values(contentRules), run: checkContent },
  { name: 'catalogs', rules: Object.values(catalogRules), run: catalogs },
]

export const projectRules: readonly RuleDoc[] = checks.flatMap(({ rules }) => rules)

export type Result = Found & { name: string; seconds: number }

/** @param today ISO date @throws when the site was not built */
export async function checkProject(root: string, today: string): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, run } of checks) {
    const start = performance.now()
    const { findings, checked } = await run(root, today)
    results.push({ name, findings, checked, seconds: Math.round((performance.now() - start) / 100) / 10 })
  }
  return results
}

/** The JSON-LD of the built site, as one graph. */
export function checkJsonLd(root: string): Found {
  const inputs = findInputs([join(root, 'dist')])
  if ('missing' in inputs) throw new Error('dist: is not a folder. Build the site first: npm run build.')
  const { findings, files } = checkFiles(inputs.files, { strict: false, google: false }, true)
  // As every other check names files: from the project.
  const shown = (file: string) => relative(root, file).replaceAll('\\', '/')
  return { findings: findings.map((finding) => ({ ...finding, file: shown(finding.file) })), checked: files }
}

async function catalogs(root: string): Promise<Found> {
  const outOfDate = await checkExtraction(root)
  const { findings, checked } = checkCatalogs(root)
  return { findings: [...outOfDate, ...findings], checked }
}
