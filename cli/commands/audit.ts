import { existsSync, statSync } from 'node:fs'
import { type Command, InvalidArgumentError } from 'commander'
import { findingsOn, type NamedPage } from '../audit/audit-page.ts'
import { auditRules, redirectRule, scoreRule } from '../audit/audit-rules.ts'
import { countPages, pageOfFile, pagesOfFolder, readText } from '../audit/read-folder.ts'
import { type Head, repeatedTitles } from '../audit/repeated-titles.ts'
import type { Finding } from '../findings/finding.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { sanitize } from '../terminal/sanitize.ts'
import { examples, exits, keepHeapSmall, progress, refuse } from './command.ts'

type Options = ReportOptions & {
  robots?: string
  llms?: string
  sitemap?: string
  other?: string
  url?: string
  minScore: number
  hints?: boolean
}

export function addTo(program: Command): void {
  withReportOptions(program.command('audit'))
    .argument('<place>', 'a file, a folder of built HTML, or an address (https://…), which is fetched')
    .option('--robots <file>', 'robots.txt; of a folder or an address its own is taken')
    .option('--llms <file>', 'llms.txt; likewise')
    .option('--sitemap <file>', 'sitemap.xml; likewise')
    .option('--other <file>', 'the page in its other language; likewise, by hreflang')
    .option('--url <address>', 'the address that a file is published under', address)
    .option('--hints', 'show hints, too: matters of convention, and rules that are right in fewer than 80 of 100 cases')
    .option('--min-score <number>', 'a page that scores less is an error', score, 0)
    .addHelpText(
      'after',
      `${examples(
        'audit dist --min-score 95',
        'audit page.html --robots robots.txt --other page.fr.html',
        'audit https://www.example.com/guide --format markdown',
      )}

Exit codes: 0 nothing of level error; 1 errors, or more warnings than --max-warnings; 2 wrong use, or a place that cannot be read.`,
    )
    .action(exits(runAudit))
}

/** @returns the exit code */
async function runAudit(place: string, options: Options): Promise<number> {
  keepHeapSmall()
  const named = [options.robots, options.llms, options.sitemap, options.other].filter((file) => file !== undefined)
  const missing = named.find((file) => !isReadable(file))
  if (missing !== undefined) return refuse(`${missing}: there is no such file. Name one that exists.`)
  const pages = await pagesAt(place, options)
  // It quotes what a server says of itself.
  if ('refused' in pages) return refuse(sanitize(pages.refused))
  const showProgress = progress('pages audited:')
  const findings: Finding[] = []
  /** What is wrong in files beside the pages, which may be the same for many of these. */
  const ofSite = new Map<string, Finding>()
  const heads: { name: string; head: Head }[] = []
  let checked = 0
  for (const page of pages.all) {
    if (page.head) heads.push({ name: page.name, head: page.head })
    for (const one of findingsOn(page, options.minScore).filter((one) => isShown(one, options)))
      if (one.file === page.name) findings.push(one)
      else ofSite.set(JSON.stringify(one), one)
    showProgress(++checked, Math.max(checked, pages.count))
  }
  if (checked === 0)
    return refuse(
      pages.count === 0
        ? `${place}: there is no HTML in it. Name a folder of built pages.`
        : `${place}: its pages only redirect, are parts of pages, or keep themselves out of every index. Name one of them.`,
    )
  showProgress(checked, checked)
  return publish(
    {
      command: 'citence audit',
      checked,
      findings: [...findings, ...ofSite.values(), ...repeatedTitles(heads)],
      rules: auditRules,
    },
    options,
  )
}

/** Hints are shown on request only; the score, or a redirect in its place, always. */
const isShown = ({ level, rule }: Finding, { hints }: Options) =>
  hints === true || level !== 'info' || rule === scoreRule.id || rule === redirectRule.id

type Pages = { readonly all: Iterable<NamedPage>; readonly count: number }

async function pagesAt(place: string, options: Options): Promise<Pages | { refused: string }> {
  const textOf = (file: string | undefined) => (file === undefined ? undefined : readText(file))
  const [robots, llms] = [textOf(options.robots), textOf(options.llms)]
  const related = { robots, llms, sitemap: textOf(options.sitemap), other: textOf(options.other) }
  if (/^https?:\/\//i.test(place)) {
    const { fetchPage } = await import('../audit/fetch-page.ts')
    const page = await fetchPage(place, related)
    return 'unreachable' in page ? { refused: page.unreachable } : one(page)
  }
  if (!existsSync(place))
    return { refused: `${place}: there is no such file or folder. Name one, or an address that begins with https://.` }
  if (statSync(place).isDirectory()) return { all: pagesOfFolder(place, related), count: countPages(place) }
  if (!isReadable(place)) return { refused: `${place}: is no file, and may have no end. Name a file or a folder.` }
  const page = pageOfFile(place, related, options)
  return isHtml(page.input.html) ? one(page) : { refused: `${place}: is no HTML. Name a page, or a folder of pages.` }
}

/** Whether there is an element in it, and before the first one no NUL, as in files of pictures. */
const isHtml = (text: string) => /^[^\0]*?<[!a-z]/i.test(text)

/** A file, or a pipe such as `<(curl …)`; a device may have no end. */
function isReadable(file: string): boolean {
  const what = statSync(file, { throwIfNoEntry: false })
  return what !== undefined && (what.isFile() || what.isFIFO())
}

const one = (page: NamedPage): Pages => ({ all: [page], count: 1 })

function address(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text)) return text
  throw new InvalidArgumentError('Expected a full address, such as https://www.example.com/page.')
}

function score(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text)
  throw new InvalidArgumentError('Expected a number from 0 to 100.')
}
