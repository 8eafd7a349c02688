import { readFileSync } from 'node:fs'
import { addressOf, end, spawnServer } from '../../../server/testing/process.ts'

export type Running = {
  url: string
  /** Milliseconds until it printed its address: elapsed, and of CPU. */
  boot: number
  bootCpu: number
  memory(): number
  /** Milliseconds of CPU that the process has used so far; the machine's other work does not count. */
  cpu(): number
  stop(signal?: NodeJS.Signals): Promise<unknown>
}

/** Starts a server in its own process; `boot` is the milliseconds until it printed its address. */
export async function start(script: string, environment: Record<string, string>): Promise<Running> {
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
    cpu: () => cpuMilliseconds(child.pid),
    stop: (signal) => end(child, signal),
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
