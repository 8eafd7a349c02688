import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts } from './counts.ts'

const root = join(import.meta.dirname, '..', '..')

export type Step = {
  name: string
  /** A Node script, relative to the project, and its arguments. */
  command: readonly string[]
  /** The JSON that a test runner writes, and how to count in it; without it the step itself counts as one. */
  report?: { path: string; read: (report: string) => Counts }
}

export type Result = Counts & { name: string; seconds: number; output: string }

/** Runs a step; with `live` its output is shown while it runs, otherwise it is in the result. Never rejects. */
export async function runStep({ name, command, report }: Step, live = false): Promise<Result> {
  const start = performance.now()
  const stdio = live ? 'inherit' : 'pipe'
  // A report of an earlier run must not be counted.
  if (report) rmSync(join(root, report.path), { force: true })
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', stdio, stdio] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(String(part)))
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output.push(error.message)
      resolve(null)
    })
    child.on('close', resolve)
  })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  return { name, seconds, output: output.join(''), ...judge(code === 0, report) }
}

/** A step that failed has at least one failure, whatever its report says. */
function judge(succeeded: boolean, report: Step['report']): Counts {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = report.read(readFileSync(join(root, report.path), 'utf8'))
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
