import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../../server/temporary.ts'

// Sites of other authors: documentation that npm packages ship as HTML. Not part of npm test, because it needs the
// registry.
const thirdParties = [{ name: 'npm@11.6.2', output: 'package/docs/output', pages: 85 }]

const root = resolve(import.meta.dirname, '..', '..')
using folder = temporaryFolder()
for (const { name, output, pages } of thirdParties) {
  run('npm', ['pack', name])
  const archive = readdirSync(folder.path).find((file) => file.endsWith('.tgz'))
  if (!archive) throw new Error(`${name}: npm pack wrote no archive. Is the registry to be reached?`)
  run('tar', ['xzf', archive])
  const start = performance.now()
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'cli/citence.js'), 'routes', '--site', output, '--format', 'json'],
    { cwd: folder.path, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const {
    checked,
    counts,
    findings,
  }: { checked: number; counts: Record<string, number>; findings: { rule: string }[] } = JSON.parse(stdout)
  if (status === 2 || checked !== pages) throw new Error(`${name}: ${checked} of ${pages} pages were read.`)
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  console.log(`${name}: ${checked} pages in ${seconds} s, ${counts.error} errors, ${counts.warning} warnings`)
  for (const [rule, own] of byRule) console.log(`  ${rule}: ${own.length}`)
}

function run(program: string, words: string[]): void {
  const { status, stderr } = spawnSync(program, words, {
    cwd: folder.path,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
}
