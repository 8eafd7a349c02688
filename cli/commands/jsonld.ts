import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { checkDocument } from '../../src/json-ld/check/document.ts'
import type { Problem } from '../../src/json-ld/problem.ts'
import { rules } from '../../src/json-ld/rules.ts'
import { decode } from '../../src/readiness/decode.ts'
import { applyEdits } from '../findings/edits.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { type Checked, checkFiles, checkText, findInputs, type Inputs } from '../json-ld/check-files.ts'
import { jsonPlaces } from '../json-ld/read/json-places.ts'
import { guessKind, type Kind, kindOf, read } from '../json-ld/read/read.ts'
import { exits, keepHeapSmall, progress, refuse } from './command.ts'

type Options = ReportOptions & { strict?: boolean; google?: boolean; fix?: boolean; watch?: boolean }

export function addTo(program: Command): void {
  withReportOptions(program.command('jsonld'))
    .argument('[paths...]', `HTML, JSON or Markdown: files, folders, globs, - for standard input (default: dist/)`)
    .option('--strict', 'the verdict of tsc with schema-dts, document by document, every rejection an error')
    .addOption(new Option('--google', "what Google's rich results ask for, too").conflicts('strict'))
    .option('--fix', 'mend what has one right answer, then check')
    .addOption(new Option('--watch', 'check again whenever a file changes').conflicts('fix'))
    .addHelpText(
      'after',
      `
Examples:
  $ citence jsonld                          the built site
  $ citence jsonld --google dist/faq.html
  $ citence jsonld --strict 'src/**/*.jsonld'
  $ curl -s https://example.com/ | citence jsonld -
  $ citence jsonld --format sarif > jsonld.sarif
  $ citence jsonld --fix --max-warnings 0 content

--strict judges each member of a list at the top of a document by itself, as consumers read it; tsc takes no list for a
WithContext, and rejects them all. That is its one exception.

Exit codes: 0 nothing of level error; 1 errors, or more warnings than --max-warnings; 2 wrong use, or no JSON-LD in
what was read.`,
    )
    .action(exits(checkJsonLd))
}

const builtSite = 'dist'

/** @returns the exit code */
async function checkJsonLd(paths: readonly string[], options: Options): Promise<number> {
  keepHeapSmall()
  const today = new Date().toISOString().slice(0, 10)
  const google = options.google ? await import('../../src/json-ld/google/check.ts') : undefined
  const mode = { strict: options.strict === true, google: google?.checkGoogle, today }
  warnOfAge(google?.staleFeatures(today))
  if (paths.includes('-')) {
    if (paths.length > 1 || options.fix || options.watch)
      return refuse('- is standard input: give it alone, without --fix and --watch.')
    return conclude(checkText('<stdin>', decode(await buffer(process.stdin)).text, mode), options)
  }
  if (paths.length === 0 && !existsSync(builtSite))
    return refuse(`There is no ${builtSite}/ here. Run npm run build, or name files to check.`)
  const inputs = findInputs(paths.length === 0 ? [builtSite] : paths)
  if ('missing' in inputs)
    return refuse(`${inputs.missing}: there is no such file or folder, and no file that it matches.`)
  if (options.fix) mend(inputs)
  const check = () => {
    const checked = checkFiles(inputs.files, mode, inputs.folders.length > 0, progress('JSON-LD'))
    return conclude(checked, options)
  }
  return options.watch ? watching(inputs, check) : check()
}

function conclude({ findings, files, documents, read }: Checked, options: ReportOptions): number {
  const code = publish({ command: 'citence jsonld', checked: files, findings, rules: Object.values(rules) }, options)
  if (documents > 0 || code !== 0) return code
  return refuse(
    `There is no JSON-LD in ${read === 1 ? 'what was read' : `the ${read} files that were read`}: nothing was checked.`,
  )
}

/** Google's requirements change: warns about those that nobody has checked for a year. */
function warnOfAge(stale: { names: string[]; since: string } | undefined): void {
  if (!stale) return
  const names = stale.names.slice(0, 4).join(', ')
  const more = stale.names.length > 4 ? ` and ${stale.names.length - 4} others` : ''
  console.error(
    `warning: the requirements of ${names}${more} were last held against Google's documentation in ${stale.since}, more than a year ago: look them up before relying on them.`,
  )
}

function mend({ files }: Inputs): void {
  for (const { file } of files) {
    const bytes = readFileSync(file)
    const { text: before, charset } = decode(bytes)
    if (charset !== 'utf-8') {
      console.error(`${file}: left as it is: only files in UTF-8 are mended, this is ${charset}`)
      continue
    }
    const { text: after, fixed } = fix(before, kindOf(file) ?? guessKind(before))
    if (fixed === 0) continue
    const mark = bytes.indexOf('\uFEFF') === 0 ? '\uFEFF' : ''
    writeFileSync(file, mark + after)
    console.error(`${file}: ${fixed} mended`)
  }
}

/** Checks at once and after every change, until it is interrupted. */
function watching({ files, folders }: Inputs, check: () => number): Promise<number> {
  // Editors and builds write several times in a row.
  const calm = 150
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        check()
      } catch (error) {
        // A build may be between two files.
        console.error(error instanceof Error ? error.message : error)
      }
    }, calm)
  }
  check()
  const inFolders = (file: string) => folders.some((folder) => file.startsWith(folder))
  const watchers = [
    ...folders.map((folder) => watch(folder, { recursive: true }, again)),
    ...files.filter(({ file }) => !inFolders(file)).map(({ file }) => watch(file, again)),
  ]
  console.error('Watching; Ctrl+C ends it.')
  return new Promise((resolve) => {
    process.once('SIGINT', () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      resolve(0)
    })
  })
}

/** Fixes what has one right answer, and leaves every other character of the text alone. */
function fix(text: string, kind: Kind): { text: string; fixed: number } {
  const edits = read(text, kind).snippets.flatMap(({ text: json, start }) => {
    const problems = mendable(json)
    if (problems.length === 0) return []
    const places = jsonPlaces(json)
    return problems.map(({ pointer, at, fix: right }) => {
      const from = start + places.offsetOf(pointer, at)
      return { start: from, end: from + places.lengthOf(pointer, at), text: JSON.stringify(right) }
    })
  })
  const applied = edits.filter(({ start, end }) => end > start)
  return { text: applyEdits(text, applied), fixed: applied.length }
}

function mendable(json: string): Problem[] {
  try {
    return checkDocument(JSON.parse(json)).filter((problem) => problem.fix !== undefined)
  } catch {
    // What does not parse has no single right answer.
    return []
  }
}
