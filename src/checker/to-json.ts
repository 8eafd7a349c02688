import { bandOf, levels } from '../readiness/band.ts'
import { groupOf } from '../readiness/check.ts'
import { fixesOf } from '../readiness/fixes.ts'
import type { Report } from '../readiness/report.ts'
import type { Locale } from '../site/locales.ts'

/** A report as JSON, in one language and in the order of the page, for programs. */
export function toJson({ name, title, address, audit, read }: Report, locale: Locale): string {
  const { score, results, access } = audit
  const band = bandOf(audit)
  const verdict = { level: band.level, of: levels, name: band.name[locale], sentence: band.sentence[locale] }
  const fixes = fixesOf(results).map(({ result: { check }, gain }) => ({
    id: check.id,
    gain,
    remedy: check.remedy[locale],
  }))
  const checks = results.map(({ check, judgement: { verdict, fix }, remarks }) => ({
    id: check.id,
    group: groupOf(check),
    verdict,
    weight: check.weight,
    evidence: check.grade,
    title: check.title[locale],
    why: check.why[locale],
    source: check.source,
    ...(check.counter && { against: { says: check.counter.says[locale], source: check.counter.source } }),
    remedy: check.remedy[locale],
    found: remarks.map(({ message, place, of }) => ({ message: message[locale], ...place, ...(of && { in: of }) })),
    ...(fix !== undefined && { fix }),
  }))
  const crawlers =
    access &&
    Object.entries(access).map(([purpose, list]) => ({
      purpose,
      allowed: list.filter(({ allowed }) => allowed).map(({ crawler }) => crawler.token),
      refused: list.filter(({ allowed }) => !allowed).map(({ crawler }) => crawler.token),
    }))
  const page = { name, title, address }
  return `${JSON.stringify({ language: locale, page, verdict, score, fixes, read, checks, crawlers }, null, 2)}\n`
}
