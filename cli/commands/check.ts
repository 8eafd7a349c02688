import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { inOrder, summary } from '../findings/finding.ts'
import { json, publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { checkProject, launchCheck, ownChecks } from '../project/check-project.ts'
import { announcedRoot } from '../project/root.ts'
import { examples, exits } from './command.ts'

type Options = ReportOptions & { report?: string; timeless?: true; launch?: true; root?: string }

export function addTo(program: Command): void {
  withReportOptions(program.command('check'))
    .option('--timeless', 'leave out what depends on the day: dates in the future, pages that grew old')
    .option('--launch', 'also refuse what no customer may see: placeholders, illustrations, what nobody confirmed')
    .option('--report <file>', 'also write what was found to this file, as JSON')
    .option('--root <folder>', 'the project, built; default: the one around this folder')
    .addHelpText('after', examples('check', 'check --max-warnings 0 --format github'))
    .action(exits(check))
}

/** All checks of a project, as one report. */
async function check(options: Options): Promise<number> {
  const root = announcedRoot(options.root, ['src/content/pages', 'src/site/routes.ts', 'locales', 'dist'])
  const today = options.timeless ? undefined : new Date().toISOString().slice(0, 10)
  const checks = options.launch ? [...ownChecks, launchCheck] : ownChecks
  const results = await checkProject(root, today, checks)
  const report = {
    command: 'citence check',
    findings: inOrder(results.flatMap(({ findings }) => findings)),
    rules: checks.flatMap(({ rules }) => rules),
    checked: results.reduce((sum, { checked }) => sum + checked, 0),
  }
  for (const { name, findings, checked, seconds } of results)
    console.error(`${name}: ${summary(findings, checked)} (${seconds} s)`)
  if (options.report) {
    mkdirSync(dirname(options.report), { recursive: true })
    writeFileSync(options.report, `${json(report)}\n`)
  }
  return publish(report, options)
}
