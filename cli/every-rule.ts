import { auditRules } from './audit/audit-rules.ts'
import { catalogRules } from './catalogs/catalog-rules.ts'
import { contentRules } from './content/content-rules.ts'
import type { RuleGroup } from './findings/reference.ts'
import { jsonLdRules } from './json-ld/json-ld-rules.ts'
import { launchRules } from './launch/launch-rules.ts'
import { routesRules } from './routes/route-rules.ts'

/** Every rule of every check. */
export const ruleGroups: readonly RuleGroup[] = [
  { command: 'citence jsonld', rules: jsonLdRules },
  { command: 'citence routes', rules: Object.values(routesRules) },
  { command: 'citence content check', rules: Object.values(contentRules) },
  { command: 'citence catalogs check', rules: Object.values(catalogRules) },
  { command: 'citence audit', rules: auditRules },
  { command: 'citence check --launch', rules: Object.values(launchRules) },
]
