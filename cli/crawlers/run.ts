import { writeFileSync } from 'node:fs'
import type { CrawlersOptions } from '../commands/crawlers.ts'
import { done, nothing, wrongUse } from '../exit-code.ts'
import { countCrawlers } from './count.ts'
import { toHtml } from './html.ts'
import { eachLine } from './lines.ts'
import { toTerminal } from './terminal.ts'

/** Counts the AI crawlers of access logs. @returns the exit code */
export async function reportCrawlers(
  files: readonly string[],
  { json, html, pages }: CrawlersOptions,
): Promise<number> {
  const count = countCrawlers()
  for (const file of files) {
    try {
      await eachLine(file, count.add)
    } catch (error) {
      console.error(
        `${file}: cannot be read: ${error instanceof Error ? error.message : error}. Name a readable access log.`,
      )
      return wrongUse
    }
  }
  const report = count.report(pages)
  if (report.lines === report.unreadable) {
    console.error(
      `${files.join(', ')}: no line of an access log. Expected the combined format of nginx or Apache, or JSON lines with a user agent.`,
    )
    return wrongUse
  }
  if (html !== undefined) {
    writeFileSync(html, toHtml(report))
    console.log(`${report.requests.toLocaleString('en')} requests of AI crawlers; written to ${html}.`)
  } else console.log(json ? JSON.stringify(report, null, 2) : toTerminal(report))
  return report.requests > 0 ? done : nothing
}
