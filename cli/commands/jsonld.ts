import { type Command, Option } from 'commander'
import { type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { checkJsonLd } from '../json-ld/run.ts'
import { exits } from './command.ts'

export type JsonLdOptions = ReportOptions & { strict?: boolean; google?: boolean; fix?: boolean; watch?: boolean }

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
