import { type Audit, audit } from '../../src/readiness/audit.ts'
import { inEnglish } from '../../src/readiness/in-english.ts'
import { printable } from '../../src/readiness/message.ts'
import { placesIn } from '../../src/readiness/page/place.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { redirectOf } from '../../src/readiness/page/redirect.ts'
import type { Input } from '../../src/readiness/subject.ts'
import { type Finding, found } from '../findings/finding.ts'
import { brokenRule, levelOf, redirectRule, ruleFor, scoreRule } from './audit-rules.ts'
import type { Head } from './repeated-titles.ts'

/** A page, and the names by which findings refer to it and to the files beside it. */
export type NamedPage = {
  readonly name: string
  readonly robotsName: string
  readonly llmsName: string
  /** Tells a page of a folder apart from the others there. */
  readonly head?: Head
  readonly input: Input
}

type PageAudit = { readonly audit: Audit; readonly findings: Finding[] }

/** Judges a page. @param minScore a lower score is an error */
export function auditPage(page: NamedPage, minScore: number): PageAudit {
  const judged = audit(page.input)
  return { audit: judged, findings: detached([scoreFinding(page.name, judged, minScore), ...problems(page, judged)]) }
}

/** Findings on one page of many: a page that cannot be judged becomes a finding, and the others go on. */
export function findingsOn(page: NamedPage, minScore: number): Finding[] {
  try {
    // The copy calls the `input` getter, which may throw: it has to happen inside this try.
    const read = { ...page }
    return redirectFinding(read) ?? auditPage(read, minScore).findings
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return [found(brokenRule, { file: page.name }, `could not be judged: ${cause}`)]
  }
}

/** The only finding on a page that redirects its reader at once. */
function redirectFinding({ name, input: { html, url } }: NamedPage): Finding[] | undefined {
  // Most pages have no refresh; testing for it first avoids parsing them twice.
  const redirect = /http-equiv/i.test(html) && /refresh/i.test(html) ? redirectOf(readPage(html), url) : undefined
  if (!redirect) return undefined
  const where = { file: name, ...placesIn(html)(redirect.at) }
  return detached([
    found(redirectRule, where, `only redirects to ${printable(redirect.to)}: there is nothing to judge.`),
  ])
}

/** Copies the strings: V8 keeps the whole page in memory for a string that was cut out of it. */
const detached = (findings: Finding[]): Finding[] => JSON.parse(JSON.stringify(findings))

function scoreFinding(file: string, { score: { total, capped, groups } }: Audit, minScore: number): Finding {
  const parts = groups.filter(({ of }) => of > 0).map(({ group, points, of }) => `${group} ${rounded(points)}/${of}`)
  const held = capped ? ', held down by a failed guard' : ''
  return found(scoreRule, { file }, `scores ${total} of 100${held}: ${parts.join(', ')}.`, {
    ...(total < minScore && { level: 'error', expected: `${minScore} or more` }),
  })
}

const rounded = (points: number) => Math.round(points * 10) / 10

/** One finding for each check, at its first remark, however many places it concerns. */
function problems({ name, robotsName, llmsName }: NamedPage, { results }: Audit): Finding[] {
  const files = { page: name, robots: robotsName, llms: llmsName }
  return results.flatMap((result) => {
    const level = levelOf(result)
    const { check, fix, remarks } = result
    const [first, ...more] = remarks
    if (!level || !first) return []
    const { message, place, of } = first
    const at = (remark: (typeof remarks)[number]) => remark.place && `${remark.place.line}:${remark.place.column}`
    const places = new Set(more.flatMap((remark) => at(remark) ?? []))
    places.delete(at(first) ?? '')
    // A remark on a place that is listed already would differ only in its words.
    const others = more.filter((remark) => !places.has(at(remark) ?? '')).map((remark) => inEnglish(remark.message))
    const also = places.size > 0 ? [`Also: ${[...places].join(', ')}.`] : []
    return [
      found(
        ruleFor(check),
        { ...place, file: files[of ?? 'page'], snippet: place?.snippet || undefined },
        [inEnglish(message), ...also, ...others].join(' '),
        { level, expected: fix && onOneLine(fix) },
      ),
    ]
  })
}

const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
