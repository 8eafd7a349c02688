import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type Measured = { milliseconds: number; processor: number; megabytes: number; output: string }

/** Runs a script in a Node of its own: wall time from start to end, and (in a run of its own) processor time in ms and the most memory. */
async function measure(script: string, words: readonly string[]): Promise<Measured> {
  const { milliseconds } = await run([join(root, script), ...words])
  const telling = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write('\\nused ' + (userCPUTime + systemCPUTime) / 1000 + ' ' + maxRSS) })`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(telling)}`]
  const { out, err } = await run([...flags, join(root, script), ...words])
  const [, processor, memory] = /used ([\d.]+) (\d+)/.exec(err) ?? []
  return { milliseconds, processor: Number(processor ?? 0), megabytes: Number(memory ?? 0) / 1024, output: out }
}

function run(command: readonly string[]): Promise<{ milliseconds: number; out: string; err: string }> {
  const start = performance.now()
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, maxBuffer: 2 ** 28 }, (_error, out, err) => {
      resolve({ milliseconds: performance.now() - start, out, err })
    })
  })
}

/** The middle one of several runs by time, after one that fills the caches. */
export async function measureMedian(script: string, words: readonly string[], runs = 7): Promise<Measured> {
  await measure(script, words)
  const measured: Measured[] = []
  for (let run = 0; run < runs; run++) measured.push(await measure(script, words))
  const middle = measured.sort((a, b) => a.milliseconds - b.milliseconds)[Math.floor(runs / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}
