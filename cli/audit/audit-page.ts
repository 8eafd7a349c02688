import { type Audit, audit } from '../../src/readiness/audit.ts'
import type { Input } from '../../src/readiness/subject.ts'
import { type Finding, found, type Level } from '../findings/finding.ts'
import { ruleFor, scoreRule } from './rules.ts'

/** A page, and what it and the files beside it are called in findings. */
export type NamedPage = {
  readonly name: string
  readonly robotsName: string
  readonly llmsName: string
  readonly input: Input
}

export type PageAudit = { readonly audit: Audit; readonly findings: Finding[] }

/** Judges a page. @param minScore a lower score is an error */
export function auditPage(page: NamedPage, minScore: number): PageAudit {
  const judged = audit(page.input)
  return { audit: judged, findings: [scoreFinding(page.name, judged, minScore), ...problems(page, judged)] }
}

function scoreFinding(file: string, { score: { total, capped, groups } }: Audit, minScore: number): Finding {
  const parts = groups.filter(({ of }) => of > 0).map(({ group, points, of }) => `${group} ${points}/${of}`)
  const held = capped ? ', held down by a failed guard' : ''
  return found(scoreRule, { file }, `scores ${total} of 100${held}: ${parts.join(', ')}.`, {
    ...(total < minScore && { level: 'error', expected: `${minScore} or more` }),
  })
}

const softer: Readonly<Record<Level, Level>> = { error: 'warning', warning: 'info', info: 'info' }

function problems({ name, robotsName, llmsName }: NamedPage, { results }: Audit): Finding[] {
  const files = { page: name, robots: robotsName, llms: llmsName }
  return results.flatMap(({ check, judgement: { verdict, fix }, remarks }) => {
    if (verdict !== 'fail' && verdict !== 'warn') return []
    const rule = ruleFor(check)
    return remarks.map(({ message, place, of }) =>
      found(
        rule,
        {
          file: files[of ?? 'page'],
          ...(place && { line: place.line, column: place.column, ...(place.snippet && { snippet: place.snippet }) }),
        },
        message.en,
        {
          level: verdict === 'fail' ? rule.level : softer[rule.level],
          ...(fix !== undefined && { expected: fix.replace(/\s*\n\s*/g, ' ') }),
        },
      ),
    )
  })
}
