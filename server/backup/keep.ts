import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { type Made, makeBackup } from './make.ts'

/** Where the server writes its own backups, how many it keeps, and for how many days. `count` 0: it makes none. */
export type Keeping = { directory: string; count: number; days: number }

const hour = 60 * 60 * 1000
/** The least time between two: several starts on one day must not push out the backups of earlier days. Asked each hour. */
const apart = 23.5 * hour

/** The name of a backup that is made now. */
export function backupFile(directory: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/\.\d+|[-:]/g, '')
  return join(directory, `citence-${stamp}.jsonl.gz`)
}

/**
 * Backups by their names, the newest first; `at` and `now` in milliseconds since the epoch. Not those named after `now`, by
 * a clock that was ahead: they would be the newest for as long, and no other would be made.
 */
export function backupsIn(directory: string, now: number): { file: string; at: number; isWhole: boolean }[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .flatMap((name) => {
      const [, date = '', time = '', unfinished] =
        /^citence-(\d{8})T(\d{6})Z\.jsonl\.gz(\.\w+\.unfinished)?$/.exec(name) ?? []
      const at = Date.parse(
        `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
      )
      return at <= now ? [{ file: join(directory, name), at, isWhole: !unfinished }] : []
    })
    .sort((a, b) => b.at - a.at)
}

/** Makes the backup of the day unless there is one, then deletes what is beyond count or days; never the newest. */
export async function keepBackups(database: Database, keeping: Keeping, now: number): Promise<Made | undefined> {
  const { directory, count, days } = keeping
  if (count === 0) return undefined
  const newest = backupsIn(directory, now).find(({ isWhole }) => isWhole)
  const made =
    newest && now - newest.at < apart ? undefined : await makeBackup(database, backupFile(directory, now), now)

  // By a clock that jumped ahead all would be too old, and the one just made holds what retention left by that clock.
  const today = Math.min(now, (newest?.at ?? now) + 26 * hour)
  const isOld = (at: number) => today - at > days * 24 * hour
  const all = backupsIn(directory, now)
  const whole = all.filter(({ isWhole }) => isWhole)
  const superfluous = whole.filter(({ at }, index) => index > 0 && (index >= count || isOld(at)))
  // Left by a process that was killed while writing.
  const cutOff = all.filter(({ at, isWhole }) => !isWhole && now - at > apart)
  for (const { file } of [...superfluous, ...cutOff]) rmSync(file, { force: true })
  return made
}
