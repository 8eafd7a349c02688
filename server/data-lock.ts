import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from './fields.ts'

/** `url`: where the holder answers requests; unset until it listens, and always for a command. */
type Holder = { pid: number; started: string; url?: string }

type DataLock = { release(): void; announce(url: string): void }

/**
 * Locks a data directory for one process: PGlite does not protect its files, and two writers would destroy them. The
 * lock of a process that no longer runs is taken over.
 * @throws when a running process holds the lock.
 */
export function lockDataDirectory(directory: string): DataLock {
  const path = pathOf(directory)
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
  if (!claim(path, mine)) {
    const holder = read(path)
    if (holder && isRunning(holder)) throw new Error(held(directory, holder.pid))
    setAside(path)
    if (!claim(path, mine)) throw new Error(held(directory, read(path)?.pid))
  }
  return {
    release: () => {
      if (isSame(read(path), mine)) rmSync(path, { force: true })
    },
    announce: (url) => {
      if (!isSame(read(path), mine)) return
      // By rename: a reader finds the old lock or the new one, never half of one.
      const next = `${path}.${process.pid}`
      writeFileSync(next, JSON.stringify({ ...mine, url }), { mode: 0o600 })
      renameSync(next, path)
    },
  }
}

/** The running process that holds a data directory, if any. */
export function holderOf(directory: string): Holder | undefined {
  const holder = read(pathOf(directory))
  return holder && isRunning(holder) ? holder : undefined
}

function pathOf(directory: string): string {
  return join(directory, 'server.lock')
}

function held(directory: string, pid: number | undefined): string {
  return (
    `${directory}: another server or command (process ${pid ?? 'unknown'}) is using this data directory. ` +
    'Stop it, or set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL that several servers can share.'
  )
}

function claim(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** By rename, which only one of two processes can win; the other then finds no lock, or a new one. */
function setAside(path: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const taken = read(aside)
  if (taken && isRunning(taken)) claim(path, taken)
  rmSync(aside, { force: true })
}

/**
 * Process ids are reused: in a container the next server often gets the same one, so the start time is compared, too.
 */
function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.started === startOf(process.pid) && holder.started !== ''
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return holder.started === '' || holder.started === startOf(holder.pid)
}

/** Start time in clock ticks since boot (field 22 of /proc/<pid>/stat); '' where there is no /proc. */
function startOf(pid: number): string {
  const status = readText(`/proc/${pid}/stat`)
  // The name in parentheses may itself hold spaces.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function isSame(holder: Holder | undefined, mine: Holder): boolean {
  return holder?.pid === mine.pid && holder.started === mine.started
}

function read(path: string): Holder | undefined {
  try {
    const { pid, started, url } = fieldsOf(JSON.parse(readText(path)))
    if (typeof pid !== 'number' || typeof started !== 'string') return undefined
    return { pid, started, ...(typeof url === 'string' && { url }) }
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
