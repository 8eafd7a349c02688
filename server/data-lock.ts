import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Holder = { pid: number; started: string }

/**
 * One process per data directory: PGlite does not guard its files, two writers would destroy them. A lock whose process
 * is gone is taken over. Returns what releases the lock.
 * @throws when a running process holds the lock.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = join(directory, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder)
  if (!claim(path, mine)) {
    const holder = read(path)
    if (holder && isRunning(holder)) throw new Error(held(directory, holder.pid))
    setAside(path)
    if (!claim(path, mine)) throw new Error(held(directory, read(path)?.pid))
  }
  return () => {
    if (readText(path) === mine) rmSync(path, { force: true })
  }
}

function held(directory: string, pid: number | undefined): string {
  return (
    `${directory}: another server (process ${pid ?? 'unknown'}) is using this data directory. ` +
    'Stop it, or set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL that several servers can share.'
  )
}

function claim(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** By rename, which only one of two processes can win: the other then finds no stale lock to remove, or a fresh one. */
function setAside(path: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const taken = parse(readText(aside))
  if (taken && isRunning(taken)) claim(path, readText(aside))
  rmSync(aside, { force: true })
}

/** A process id comes back: in a container the next server often has the same one, so its start counts too. */
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

function read(path: string): Holder | undefined {
  return parse(readText(path))
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return undefined
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : undefined
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
