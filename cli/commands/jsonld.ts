import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { checkDocument } from '../../src/json-ld/check/document.ts'
import { within } from '../../src/json-ld/json.ts'
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
  const find = () => findInputs(paths.length === 0 ? [builtSite] : paths)
  const inputs = find()
  if ('missing' in inputs)
    return refuse(`${inputs.missing}: there is no such file or folder, and no file that it matches.`)
  if (options.fix) mend(inputs)
  const check = ({ files, folders }: Inputs) =>
    conclude(checkFiles(files, mode, folders.length > 0, progress('JSON-LD')), options)
  if (!options.watch) return check(inputs)
  return watching(inputs, () => {
    // Files come and go; between two builds there may be none.
    const now = find()
    return check('missing' in now ? inputs : now)
  })
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
    const { text: before } = decode(bytes)
    const { text: after, fixed } = fix(before, kindOf(file) ?? guessKind(before))
    if (fixed === 0) continue
    const mark = bytes.indexOf('\uFEFF') === 0 ? '\uFEFF' : ''
    if (!bytes.equals(Buffer.from(mark + before))) {
      console.error(`${file}: left as it is: only files in UTF-8 are mended. Save it as UTF-8.`)
      continue
    }
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
  const inFolders = (file: string) => folders.some((folder) => file.startsWith(join(folder, '/')))
  // Editors put a new file in the place of the old one: the folder tells of it, a watch on the file itself ends with the old.
  const ofFile = (file: string) => watch(dirname(file), (_, name) => name === basename(file) && again())
  const watchers = [
    ...folders.map((folder) => watch(folder, { recursive: true }, again)),
    ...files.filter(({ file }) => !inFolders(file)).map(({ file }) => ofFile(file)),
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
    const keys = new Set<string>()
    return problems.flatMap(({ pointer, at, fix: right }) => {
      const from = places.offsetOf(pointer, at)
      const to = from + places.lengthOf(pointer, at)
      const edit = { start: start + from, end: start + to, text: JSON.stringify(right) }
      // A pointer too long to be kept leads to a node around the place (src/json-ld/json.ts).
      if (at === 'value') return json[from] === '"' ? [edit] : []
      const key = within(pointer.slice(0, pointer.lastIndexOf('/')), String(right))
      const isMeant = json.slice(from, to).toLowerCase() === edit.text.toLowerCase()
      // Of two keys of one name, parsers drop one.
      if (!isMeant || keys.has(key) || places.lengthOf(key, at) > 0) return []
      keys.add(key)
      return [edit]
    })
  })
  return { text: applyEdits(text, edits), fixed: edits.length }
}

/** What has one right answer; nothing in JSON of other kinds, since without a context of schema.org no name means anything. */
function mendable(json: string): Problem[] {
  try {
    const problems = checkDocument(JSON.parse(json))
    if (problems.some(({ rule, fix }) => rule === 'noContext' && fix === undefined)) return []
    return problems.filter(({ fix }) => fix !== undefined)
  } catch {
    // What does not parse has no single right answer.
    return []
  }
}
