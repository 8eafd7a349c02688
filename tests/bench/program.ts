import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type Measured = { milliseconds: number; processor: number; megabytes: number; output: string }

/** Runs a program in a separate Node, from the project's folder: elapsed time from start to end, processor time in ms, and peak memory. */
export async function measured(program: readonly string[]): Promise<Measured> {
  const telling = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write('\\nused ' + (userCPUTime + systemCPUTime) / 1000 + ' ' + maxRSS) })`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(telling)}`]
  const { milliseconds, out, err } = await run([...flags, ...program])
  const [, processor, memory] = /used ([\d.]+) (\d+)/.exec(err) ?? []
  return { milliseconds, processor: Number(processor ?? 0), megabytes: Number(memory ?? 0) / 1024, output: out }
}

/** The same without telling what it used, which takes time itself. */
export function run(command: readonly string[]): Promise<{ milliseconds: number; out: string; err: string }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: root, maxBuffer: 2 ** 28 }, (error, out, err) => {
      // One that found something ends with an error, too; one that cannot start would be the fastest.
      if (error && out === '') reject(new Error(err || error.message))
      else resolve({ milliseconds: performance.now() - start, out, err })
    })
  })
}
