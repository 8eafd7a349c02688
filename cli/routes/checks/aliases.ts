import { pagePath } from '../../../src/site/aliases.ts'
import { type Finding, found, type RuleDoc } from '../../findings/finding.ts'
import { type Alias, type BuiltSite, follow } from '../built-site.ts'
import { routesRules as rules } from '../route-rules.ts'

/** The redirects of the site end at pages. */
export function checkAliases(site: BuiltSite): Finding[] {
  return site.aliases.flatMap((alias) => ofAlias(alias, site))
}

function ofAlias(alias: Alias, site: BuiltSite): Finding[] {
  const { from, to, line } = alias
  const where = { file: site.aliasFile, line, column: 1, snippet: `${from} ${to}` }
  const wrong = (rule: RuleDoc, message: string, expected?: string) => found(rule, where, message, { expected })
  // The target depends on the requested path.
  if (from.includes('*') || from.includes(':')) return []
  const chain = follow(pagePath(from), site)
  if (chain.kind === 'loop') return [wrong(rules.aliasLoop, `'${from}' leads in a circle.`)]
  if (chain.kind !== 'end' || /^https?:/.test(chain.path)) return []
  const findings: Finding[] = []
  if (!site.byPath.has(chain.path) && !site.files.has(chain.path))
    findings.push(wrong(rules.aliasTarget, `'${from}' leads to '${chain.path}', where there is no page.`))
  if (chain.steps > 1)
    findings.push(wrong(rules.aliasChain, `'${from}' takes ${chain.steps} redirects.`, `${from} ${chain.path}`))
  const shadow = site.byPath.get(pagePath(from))
  if (shadow) findings.push(wrong(rules.aliasShadow, `'${from}' is also a page: ${shadow.file}.`))
  return findings
}
