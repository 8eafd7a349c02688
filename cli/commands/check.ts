import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { inOrder } from '../findings/finding.ts'
import { json } from '../findings/formats/json.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { summary } from '../findings/verdict.ts'
import { checkProject, launchCheck, ownChecks } from '../project/check-project.ts'
import { examples } from './examples.ts'

const own = resolve(import.meta.dirname, '..', '..')
const command = 'citence check'

type CheckOptions = ReportOptions & { report?: string; timeless?: true; launch?: true }

export function addCheck(program: Command): void {
  withReportOptions(program.command('check'))
    .description('all checks on this site: JSON-LD, routes, copy, catalogs, audit')
    .option('--timeless', 'leave out what depends on the day: dates in the future, pages that grew old')
    .option('--launch', 'also refuse what no customer may see: placeholders, illustrations, what nobody confirmed')
    .option('--report <file>', 'also write what was found to this file, as JSON')
    .option('--root <folder>', 'the project, built; default: this one', own)
    .addHelpText('after', examples('check', 'check --max-warnings 0 --format github'))
    .action(async (options: CheckOptions & { root: string }) => {
      process.exitCode = await check(resolve(options.root), options)
    })
}

async function check(root: string, options: CheckOptions): Promise<number> {
  const today = options.timeless ? undefined : new Date().toISOString().slice(0, 10)
  const checks = options.launch ? [...ownChecks, launchCheck] : ownChecks
  const results = await checkProject(root, today, checks)
  const findings = inOrder(results.flatMap((result) => result.findings))
  const report = {
    command,
    findings,
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
