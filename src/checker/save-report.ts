import { markdownOf } from '../readiness/markdown.ts'
import type { Report } from '../readiness/report.ts'
import type { Locale } from '../site/locales.ts'
import { saveFile } from '../ui/save-file.ts'
import { toJson } from './to-json.ts'

/** Gives the visitor a report as a file. */
export function saveReport(report: Report, format: 'markdown' | 'json', locale: Locale): void {
  if (format === 'json') saveFile('geo-readiness.json', 'application/json', toJson(report, locale))
  else saveFile('geo-readiness.md', 'text/markdown', `${markdownOf(report.audit, locale, report.read)}\n`)
}
