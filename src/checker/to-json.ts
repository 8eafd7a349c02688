import { groupOf } from '../readiness/check.ts'
import type { Report } from '../readiness/report.ts'
import type { Locale } from '../site/locales.ts'

/** A report as JSON, in one language, for programs. */
export function toJson({ name, title, address, audit }: Report, locale: Locale): string {
  const { score, results, access } = audit
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
  return `${JSON.stringify({ language: locale, page: { name, title, address }, score, checks, crawlers }, null, 2)}\n`
}
