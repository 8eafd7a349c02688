import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inOrder } from '../findings/finding.ts'
import { json } from '../findings/formats/formats.ts'
import { publish, type ReportOptions } from '../findings/publish.ts'
import { summary } from '../findings/verdict.ts'
import { checkProject, launchCheck, ownChecks } from './check-project.ts'
import { announcedRoot } from './root.ts'

const command = 'citence check'

type Options = ReportOptions & { report?: string; timeless?: true; launch?: true; root?: string }

/** All checks of a project, as one report. */
export async function check(options: Options): Promise<number> {
  const root = announcedRoot(options.root, ['src/content/pages', 'src/site/routes.ts', 'locales', 'dist'])
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
