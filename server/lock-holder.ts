import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { fieldsOf } from './fields.ts'
import { codeOf, pause } from './turn.ts'

/**
 * `started` and `where`: what tells a process from another with its id (see below). `url`: where the holder answers
 * requests; unset until it listens, and always for a command.
 */
export type Holder = { pid: number; started: string; where: string; url?: string }

export function thisProcess(): Holder {
  return { pid: process.pid, started: startOf(process.pid), where: here() }
}

/**
 * Process ids are reused, in a container by the very next server: the start time is compared, too. In another container
 * they mean other processes, so the holder has to show that it lives.
 */
export function isRunning(path: string, holder: Holder, patience: number): boolean {
  if (holder.where !== here()) return isTouched(path, patience)
  if (holder.pid === process.pid) return holder.started === startOf(process.pid) && holder.started !== ''
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return holder.started === '' || holder.started === startOf(holder.pid)
}

/** Whether a file is touched within a time; waits for it. */
function isTouched(path: string, patience: number): boolean {
  const touched = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs
  const [before, end] = [touched(), performance.now() + patience]
  while (performance.now() < end) {
    pause(patience / 20)
    if (touched() !== before) return touched() !== undefined
  }
  return false
}

/** Start time in clock ticks since boot (field 22 of /proc/<pid>/stat); '' where there is no /proc. */
function startOf(pid: number): string {
  const status = readText(`/proc/${pid}/stat`)
  // The name in parentheses may itself hold spaces.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** The machine since it was started, and the container within it; '' where there is no /proc. */
function here(): string {
  try {
    return `${readText('/proc/sys/kernel/random/boot_id').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
}

export function isSame(holder: Holder | undefined, mine: Holder): boolean {
  return holder?.pid === mine.pid && holder.started === mine.started && holder.where === mine.where
}

export function read(path: string): Holder | undefined {
  try {
    const { pid, started, where, url } = fieldsOf(JSON.parse(readText(path)))
    if (typeof pid !== 'number' || typeof started !== 'string') return undefined
    // Locks of earlier versions do not say where.
    return { pid, started, where: typeof where === 'string' ? where : here(), ...(typeof url === 'string' && { url }) }
  } catch {
    return undefined
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
