import type { I18n } from '@lingui/core'
import { markdownOf } from '../readiness/markdown.ts'
import type { Report } from '../readiness/report.ts'
import { saveFile } from '../ui/save-file.ts'
import { toJson } from './to-json.ts'

/** Gives the visitor a report as a file. */
export function saveReport(report: Report, format: 'markdown' | 'json', i18n: I18n): void {
  if (format === 'json') saveFile('geo-readiness.json', 'application/json', toJson(report, i18n))
  else saveFile('geo-readiness.md', 'text/markdown', `${markdownOf(report.audit, i18n, report.read)}\n`)
}
