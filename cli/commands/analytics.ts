import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { AdminClient } from '../../server/admin.ts'
import { siteId } from '../../src/site/brand.ts'
import { eventTypes } from '../../src/site/event-types.ts'
import { everyPath } from '../../src/site/routes.ts'
import { toHtml } from '../analytics/html.ts'
import { readReport } from '../analytics/report.ts'
import { toTerminal } from '../analytics/terminal.ts'
import { done, examples, exits, refuse, withAdmin } from './command.ts'

export function addTo(program: Command): void {
  const analytics = program.command('analytics')
  analytics
    .command('report')
    .description('a month: visits, pages, languages, conversions by campaign, web vitals')
    .option('--month <month>', 'the month (UTC), 2026-11; default: this one')
    .option('--html <file>', 'write it with charts to this file instead')
    .addHelpText('after', examples('analytics report', 'analytics report --month 2026-10 --html october.html'))
    .action(exits(reportAnalytics))
  analytics
    .command('known')
    .description('tell the database which pages and events reports may name (the server does so by itself)')
    .addHelpText('after', examples('analytics known'))
    .action(exits(makeKnown))
}

/** Prints a month, or writes it as HTML, after counting the events since the last count. */
async function reportAnalytics({ month, html }: { month?: string; html?: string }): Promise<number> {
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    return refuse(`--month '${month}': expected a month, such as 2026-11.`)
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

function makeKnown(): Promise<number> {
  return withAdmin(async (admin) => {
    await sendKnownValues(admin)
    console.log(`${everyPath().length} pages and ${eventTypes.length} types of events are known in ${admin.where}.`)
    return done
  })
}

/** Gives the database the list of known pages and events: reports name no others. */
function sendKnownValues(admin: AdminClient): Promise<unknown> {
  return admin.call('set_known_values', {
    p_site_id: siteId,
    p_pages: JSON.stringify(everyPath()),
    p_event_types: JSON.stringify(eventTypes),
  })
}
