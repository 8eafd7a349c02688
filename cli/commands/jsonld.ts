import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { wrongUse } from '../exit-code.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { type Checked, checkFiles, checkText } from '../json-ld/check-files.ts'
import { fix } from '../json-ld/fix.ts'
import { findInputs, type Inputs } from '../json-ld/inputs.ts'
import { guessKind, kindOf } from '../json-ld/read/read.ts'
import { jsonLdRules } from '../json-ld/rules.ts'
import { progress } from '../terminal/progress.ts'

export type JsonLdOptions = ReportOptions & { strict?: boolean; google?: boolean; fix?: boolean; watch?: boolean }

const builtSite = 'dist'
const command = 'citence jsonld'

/** Adds `citence jsonld` to the program. */
export function addJsonld(program: Command): void {
  withReportOptions(program.command('jsonld'))
    .description('check JSON-LD: vocabulary, values, the graph of the site, agreement with the page')
    .argument(
      '[paths...]',
      `HTML, JSON or Markdown: files, folders, globs, - for standard input (default: ${builtSite}/)`,
    )
    .option('--strict', 'exactly the verdict of tsc with schema-dts, every rejection an error')
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

Exit codes: 0 nothing of level error; 1 errors, or more warnings than --max-warnings; 2 wrong use, or a file cannot be read.`,
    )
    .action(async (paths: string[], options: JsonLdOptions) => {
      process.exitCode = await checkJsonLd(paths, options)
    })
}

/** @returns the exit code */
export async function checkJsonLd(paths: readonly string[], options: JsonLdOptions): Promise<number> {
  const mode = { strict: options.strict === true, google: options.google === true }
  if (paths.includes('-')) {
    if (paths.length > 1 || options.fix || options.watch)
      return refuse('- is standard input: give it alone, without --fix and --watch.')
    return conclude(checkText('<stdin>', await text(process.stdin), mode), options)
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

function conclude({ findings, files }: Checked, options: ReportOptions): number {
  return publish({ command, checked: files, findings, rules: jsonLdRules }, options)
}

function refuse(message: string): number {
  console.error(message)
  return wrongUse
}

function mend({ files }: Inputs): void {
  for (const { file } of files) {
    const before = readFileSync(file, 'utf8')
    const { text: after, fixed } = fix(before, kindOf(file) ?? guessKind(before))
    if (fixed === 0) continue
    writeFileSync(file, after)
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
