import { writeFileSync } from 'node:fs'
import { toHtml } from '../../analytics/html.ts'
import { readReport } from '../../analytics/report.ts'
import { toTerminal } from '../../analytics/terminal.ts'
import { done, wrongUse } from '../../exit-code.ts'
import { withAdmin } from '../with-admin.ts'
import { sendKnownValues } from './known.ts'

/** Prints a month, or writes it as HTML, after counting the events since the last count. */
export async function reportAnalytics({ month, html }: { month?: string; html?: string }): Promise<number> {
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    console.error(`--month '${month}': expected a month, such as 2026-11.`)
    return wrongUse
  }
  return withAdmin(async (admin) => {
    await sendKnownValues(admin)
    await admin.call('refresh_analytics')
    const report = readReport(
      await admin.call('analytics_report', month === undefined ? {} : { p_month: `${month}-01` }),
    )
    if (html === undefined) console.log(toTerminal(report))
    else {
      writeFileSync(html, toHtml(report))
      console.log(`${report.month}: ${report.total.visits} visits; written to ${html}.`)
    }
    return done
  })
}
