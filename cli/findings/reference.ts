import type { RuleDoc } from './finding.ts'

/** The rules of one command, for docs/cli.md. */
export type RuleGroup = { command: string; rules: readonly RuleDoc[] }

const referenceStart = '<!-- rules: written by `node cli/write-rules.ts` from the rules themselves -->'
const referenceEnd = '<!-- end of rules -->'

function reference(groups: readonly RuleGroup[]): string {
  return groups.map(({ command, rules }) => [`### ${command}`, ...rules.map(entry)].join('\n\n')).join('\n\n')
}

function entry({ id, level, title, why, remedy, source }: RuleDoc): string {
  const lines = [
    `#### \`${id}\``,
    `**${level}** · ${title}`,
    `${why} *Remedy:* ${remedy}${source ? ` [Source](${source})` : ''}`,
  ]
  return lines.join('\n\n')
}

/** A page with its reference renewed. @throws when it has no place for one */
export function withReference(page: string, groups: readonly RuleGroup[]): string {
  const start = page.indexOf(referenceStart)
  const end = page.indexOf(referenceEnd)
  if (start < 0 || end < start)
    throw new Error(`docs/cli.md has no place for the rules. Put '${referenceStart}' and '${referenceEnd}' into it.`)
  return `${page.slice(0, start + referenceStart.length)}\n\n${reference(groups)}\n\n${page.slice(end)}`
}
