import type { I18n } from '@lingui/core'
import { bandOf, levels } from '../readiness/band.ts'
import { groupOf } from '../readiness/check.ts'
import { fixesOf } from '../readiness/fixes.ts'
import { markdownOf } from '../readiness/markdown.ts'
import { type Message, translated } from '../readiness/message.ts'
import type { Report } from '../readiness/report.ts'
import { crawlerPurposes } from '../site/crawlers.ts'
import { saveFile } from '../ui/save-file.ts'

/** Saves a report as a file on the visitor's device. */
export function saveReport(report: Report, format: 'markdown' | 'json', i18n: I18n): void {
  if (format === 'json') saveFile('geo-readiness.json', 'application/json', toJson(report, i18n))
  else saveFile('geo-readiness.md', 'text/markdown', `${markdownOf(report.audit, i18n, report.read)}\n`)
}

/** A report as JSON, in one language and in the order of the page, for programs. */
function toJson({ name, title, address, audit, read }: Report, i18n: I18n): string {
  const translate = (message: Message) => translated(i18n, message)
  const { score, results, access } = audit
  const band = bandOf(audit)
  const verdict = { level: band.level, of: levels, name: translate(band.name), sentence: translate(band.sentence) }
  const fixes = fixesOf(results).map(({ result: { check }, gain }) => ({
    id: check.id,
    gain,
    remedy: translate(check.remedy),
  }))
  const checks = results.map(({ check, verdict, fix, remarks }) => ({
    id: check.id,
    group: groupOf(check),
    verdict,
    weight: check.weight,
    evidence: check.grade,
    title: translate(check.title),
    why: translate(check.why),
    source: check.source,
    ...(check.counter && { against: { says: translate(check.counter.says), source: check.counter.source } }),
    remedy: translate(check.remedy),
    found: remarks.map(({ message, place, of }) => ({ message: translate(message), ...place, ...(of && { in: of }) })),
    ...(fix !== undefined && { fix }),
  }))
  const crawlers =
    access &&
    crawlerPurposes.map((purpose) => {
      const tokens = (allowed: boolean) =>
        access.flatMap(({ crawler, ...one }) =>
          crawler.purpose === purpose && one.allowed === allowed ? [crawler.token] : [],
        )
      return { purpose, allowed: tokens(true), refused: tokens(false) }
    })
  const page = { name, title, address }
  return `${JSON.stringify({ language: i18n.locale, page, verdict, score, fixes, read, checks, crawlers }, null, 2)}\n`
}
