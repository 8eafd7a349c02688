import { readFileSync } from 'node:fs'
import { addressOf, end, spawnServer } from '../../../server/testing/process.ts'

export type Running = Awaited<ReturnType<typeof start>>

/** Starts a server in its own process; `boot`, `bootCpu`: milliseconds until it printed its address, elapsed and of CPU. */
export async function start(script: string, environment: Record<string, string>) {
  const began = performance.now()
  // High limits, to measure the machine rather than the limits for visitors.
  const open = { TRUSTED_PROXIES: '1', EVENTS_PER_SECOND: '99999', LEADS_PER_SECOND: '99999' }
  const child = spawnServer({ ...open, ...environment }, { script })
  const url = await addressOf(child)
  return {
    url: url.replace('localhost', '127.0.0.1'),
    boot: performance.now() - began,
    bootCpu: cpuMilliseconds(child.pid),
    memory: () => residentMegabytes(child.pid),
    /** Milliseconds of CPU that the process has used so far; the machine's other work does not count. */
    cpu: () => cpuMilliseconds(child.pid),
    stop: (signal?: NodeJS.Signals) => end(child, signal),
  }
}

/** From /proc; NaN where there is none. */
function residentMegabytes(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** User and system time in ticks of 10 ms (fields 14 and 15 of /proc/<pid>/stat); NaN where there is none. */
function cpuMilliseconds(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
