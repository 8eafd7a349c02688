import { safeJson } from '../../terminal/sanitize.ts'
import type { Finding, Level, Report, RuleDoc } from '../finding.ts'

const sarifLevels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Level, string>

/** SARIF 2.1.0 (OASIS), as code scanning reads it. */
export function sarif({ command, findings, rules }: Report): string {
  const ids = new Map(rules.map(({ id }, index) => [id, index]))
  const run = {
    tool: { driver: { name: command, rules: rules.map(descriptor) } },
    // Columns are those of JavaScript strings.
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => result(finding, ids.get(finding.rule))),
  }
  return safeJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, 2)
}

function descriptor({ id, level, title, why, remedy, source }: RuleDoc) {
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: remedy },
    ...(source && { helpUri: source }),
    defaultConfiguration: { level: sarifLevels[level] },
  }
}

function result(finding: Finding, ruleIndex: number | undefined) {
  const { rule, level, file, line, column, pointer, message, expected, remedy, snippet } = finding
  const text = [message, expected && `Expected: ${expected}`, remedy].filter(Boolean).join('\n')
  return {
    ruleId: rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: sarifLevels[level],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          ...(line !== undefined && {
            region: {
              startLine: line,
              ...(column !== undefined && { startColumn: column }),
              ...(snippet && { snippet: { text: snippet } }),
            },
          }),
        },
        ...(pointer && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
  }
}
