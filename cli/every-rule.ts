import { rules as jsonLdRules } from '../src/json-ld/rules.ts'
import { auditRules } from './audit/audit-rules.ts'
import { catalogRules } from './catalogs/catalog-rules.ts'
import { contentRules } from './content/content-rules.ts'
import type { RuleDoc } from './findings/finding.ts'
import { launchRules } from './launch/launch-rules.ts'
import { routesRules } from './routes/route-rules.ts'

/** The rules of one command, for docs/cli.md. */
type RuleGroup = { command: string; rules: readonly RuleDoc[] }

/** Every rule of every check. */
export const ruleGroups: readonly RuleGroup[] = [
  { command: 'citence jsonld', rules: Object.values(jsonLdRules) },
  { command: 'citence routes', rules: Object.values(routesRules) },
  { command: 'citence content check', rules: Object.values(contentRules) },
  { command: 'citence catalogs check', rules: Object.values(catalogRules) },
  { command: 'citence audit', rules: auditRules },
  { command: 'citence check --launch', rules: Object.values(launchRules) },
]

const referenceStart = '<!-- rules: written by `npx vitest run cli/every-rule --update` from the rules themselves -->'
const referenceEnd = '<!-- end of rules -->'

function entry({ id, level, title, why, remedy, source }: RuleDoc): string {
  const lines = [
    `#### \`${id}\``,
    `**${level}** · ${title}`,
    `${why} *Remedy:* ${remedy}${source ? ` [Source](${source})` : ''}`,
  ]
  return lines.join('\n\n')
}

/** A page with its reference renewed. @throws when it has no place for one */
export function withReference(page: string): string {
  const start = page.indexOf(referenceStart)
  const end = page.indexOf(referenceEnd)
  if (start < 0 || end < start)
    throw new Error(`docs/cli.md has no place for the rules. Put '${referenceStart}' and '${referenceEnd}' into it.`)
  const groups = ruleGroups.map(({ command, rules }) => [`### ${command}`, ...rules.map(entry)].join('\n\n'))
  return [page.slice(0, start + referenceStart.length), ...groups, page.slice(end)].join('\n\n')
}
