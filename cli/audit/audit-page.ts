import { type Audit, audit } from '../../src/readiness/audit.ts'
import { inEnglish } from '../../src/readiness/in-english.ts'
import { printable } from '../../src/readiness/message.ts'
import { placesIn } from '../../src/readiness/page/place.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { redirectOf } from '../../src/readiness/page/redirect.ts'
import type { Input } from '../../src/readiness/subject.ts'
import { type Finding, found } from '../findings/finding.ts'
import { brokenRule, levelOf, redirectRule, ruleFor, scoreRule } from './audit-rules.ts'

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
  return { audit: judged, findings: detached([scoreFinding(page.name, judged, minScore), ...problems(page, judged)]) }
}

/** The same where many pages are judged: one that cannot be is a finding by its name, and the others go on. */
export function findingsOn(page: NamedPage, minScore: number): Finding[] {
  try {
    // Its file may be read here only.
    const read = { ...page }
    return redirectFinding(read) ?? auditPage(read, minScore).findings
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    return [found(brokenRule, { file: page.name }, `could not be judged: ${cause}`)]
  }
}

/** All that there is to say of a page that sends its reader to another at once. */
function redirectFinding({ name, input: { html, url } }: NamedPage): Finding[] | undefined {
  // Most pages have no refresh: they are read once.
  const redirect = /http-equiv/i.test(html) && /refresh/i.test(html) ? redirectOf(readPage(html), url) : undefined
  if (!redirect) return undefined
  const where = { file: name, ...placesIn(html)(redirect.at) }
  return detached([
    found(redirectRule, where, `only redirects to ${printable(redirect.to)}: there is nothing to judge.`),
  ])
}

/** Strings that are cut out of a page keep the whole of it in memory. */
const detached = (findings: Finding[]): Finding[] => JSON.parse(JSON.stringify(findings))

function scoreFinding(file: string, { score: { total, capped, groups } }: Audit, minScore: number): Finding {
  const parts = groups.filter(({ of }) => of > 0).map(({ group, points, of }) => `${group} ${rounded(points)}/${of}`)
  const held = capped ? ', held down by a failed guard' : ''
  return found(scoreRule, { file }, `scores ${total} of 100${held}: ${parts.join(', ')}.`, {
    ...(total < minScore && { level: 'error', expected: `${minScore} or more` }),
  })
}

const rounded = (points: number) => Math.round(points * 10) / 10

/** One finding for each check, where it is most telling, however many places there are. */
function problems({ name, robotsName, llmsName }: NamedPage, { results }: Audit): Finding[] {
  const files = { page: name, robots: robotsName, llms: llmsName }
  return results.flatMap(({ check, judgement: { verdict, fix }, remarks }) => {
    const level = levelOf(check, verdict)
    const [first, ...more] = remarks
    if (!level || !first) return []
    const { message, place, of } = first
    const at = (remark: (typeof remarks)[number]) => remark.place && `${remark.place.line}:${remark.place.column}`
    const places = new Set(more.flatMap((remark) => at(remark) ?? []))
    places.delete(at(first) ?? '')
    // What is said again of the same place differs in its words.
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
