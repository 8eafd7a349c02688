import type { Report } from '../report.ts'
import type { Format } from '../report-options.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

/** A report as text, without a newline at its end. */
export const writers: Readonly<Record<Format, (report: Report, how: { colour: boolean }) => string>> = {
  pretty,
  json,
  sarif,
  junit,
  github,
  markdown,
}

/** Formats that people read as they are: they carry the summary themselves. */
export const carriesSummary = (format: Format) => format === 'pretty' || format === 'markdown'
