import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Running = {
  url: string
  /** Milliseconds until it said where it listens: on the clock, and of CPU. */
  boot: number
  bootCpu: number
  child: ChildProcess
  memory(): number
  /** Milliseconds of CPU that the process has used so far; the machine's other work does not count. */
  cpu(): number
  stop(signal?: NodeJS.Signals): Promise<void>
}

const root = resolve(import.meta.dirname, '..', '..', '..')

/** Keys of the bench alone; so no .env is made or read for them. */
export const keys = {
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_bench',
  SUPABASE_SECRET_KEY: 'sb_secret_bench',
  SUPABASE_JWT_SECRET: 'a secret of at least thirty-two characters',
}

/** Starts a server in a process of its own; `boot` is the milliseconds until it said where it listens. */
export async function start(script: string, environment: Record<string, string>): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [resolve(root, script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...keys,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG: 'off',
      DATABASE_URL: '',
      TRUSTED_PROXIES: '1',
      // What the machine can do is measured, not what visitors may.
      EVENTS_PER_SECOND: '99999',
      LEADS_PER_SECOND: '99999',
      LEAD_WEBHOOK_URL: '',
      ...environment,
    },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Listening on (\S+)$/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return {
      url: url.replace('localhost', '127.0.0.1'),
      boot: performance.now() - began,
      bootCpu: cpuMilliseconds(child.pid),
      child,
      memory: () => residentMegabytes(child.pid),
      cpu: () => cpuMilliseconds(child.pid),
      stop: async (signal = 'SIGTERM') => {
        const exit = once(child, 'exit')
        child.kill(signal)
        await exit
      },
    }
  }
  throw new Error(`${script} ended before it listened: its own message is above.`)
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
