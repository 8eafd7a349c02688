import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fieldsOf } from './fields.ts'
import { codeOf, inTurn, pause } from './turn.ts'

/** How often a holder shows that it lives, and how long one that cannot be asked has to, in milliseconds. */
const beatMs = 1000
const patienceMs = 6000

/**
 * Locks a data directory, which is made if it is not there, for one process: PGlite does not protect its files, and two
 * writers would destroy them. The lock of a process that no longer runs is taken over.
 * @param patience how long the lock of another container or machine must not have been touched, in milliseconds
 * @param refusal what is said of the process that holds it
 * @throws when a running process holds the lock, or this one may not write there.
 */
export function lockDataDirectory(directory: string, patience = patienceMs, refusal = held) {
  const path = pathOf(directory)
  let mine = thisProcess()
  // One process at a time judges a lock and replaces it: else a second would replace what the first has just put there.
  try {
    makeFolder(directory)
    inTurn(path, () => {
      const holder = read(path)
      if (holder && isRunning(path, holder, patience)) throw refusal(directory, holder.pid)
      write(path, mine)
    })
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    throw new Error(
      `DATA_DIR: ${directory} cannot be used (${codeOf(error)}). Set it to a folder in which this user may write.`,
    )
  }
  const beat = setInterval(() => showLife(path, mine), beatMs).unref()
  return {
    release: () => {
      clearInterval(beat)
      if (isSame(read(path), mine)) rmSync(path, { force: true })
    },
    announce: (url: string) => {
      mine = { ...mine, url }
      if (isSame(read(path), mine)) write(path, mine)
    },
  }
}

/** Not `recursive`: it never returns where the parent exists and takes no folder (/proc, a share that is not mounted). */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || existsSync(dirname(path))) throw error
    makeFolder(dirname(path))
    makeFolder(path)
  }
}

/** The running process that holds a data directory, if any. */
export function holderOf(directory: string): Holder | undefined {
  const path = pathOf(directory)
  const holder = read(path)
  return holder && isRunning(path, holder, patienceMs) ? holder : undefined
}

function pathOf(directory: string): string {
  return join(directory, 'server.lock')
}

function held(directory: string, pid: number): Error {
  return new Error(
    `${directory}: another server or command (process ${pid}) is using this data directory. ` +
      'Stop it, or set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL that several servers can share.',
  )
}

/** By rename: a reader finds the old lock or the new one, never half of one. */
function write(path: string, holder: Holder): void {
  const next = `${path}.next`
  writeFileSync(next, JSON.stringify(holder), { mode: 0o600 })
  renameSync(next, path)
}

/**
 * @throws where this process must not write any more: another has taken the lock, since this one had been stopped for
 * long; or it listens, and the folder is gone: what went into files that are open there would be acknowledged and lost.
 */
function showLife(path: string, mine: Holder): void {
  const holder = read(path)
  if (holder && !isSame(holder, mine))
    throw new Error(`${path}: process ${holder.pid} has taken over this data directory.`)
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch (error) {
    // Another error of the disk is told of by whoever writes data to it.
    if (codeOf(error) !== 'ENOENT' || !mine.url) return
    throw new Error(`${path} was deleted or moved while in use. Put the data directory back, and start again.`)
  }
}

/**
 * `started` and `where`: what tells a process from another with its id (see below). `url`: where the holder answers
 * requests; unset until it listens, and always for a command.
 */
type Holder = { pid: number; started: string; where: string; url?: string }

function thisProcess(): Holder {
  return { pid: process.pid, started: startOf(process.pid), where: here() }
}

/**
 * Process ids are reused, in a container by the very next server: the start time is compared, too. In another container
 * they mean other processes, so the holder has to show that it lives.
 */
function isRunning(path: string, holder: Holder, patience: number): boolean {
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

function isSame(holder: Holder | undefined, mine: Holder): boolean {
  return holder?.pid === mine.pid && holder.started === mine.started && holder.where === mine.where
}

function read(path: string): Holder | undefined {
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
