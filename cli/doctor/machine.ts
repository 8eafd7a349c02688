import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backupsIn, type Keeping } from '../../server/backup/keep.ts'
import { type Finding, found, hour, stale } from './finding.ts'

const megabyte = 1024 * 1024
const minFree = { bytes: 500 * megabyte, share: 0.05 }

type Room = { bytes: number; share: number }

/** Room on the disk that holds a path; of the next folder above it that exists. */
export function roomAt(path: string): Room {
  if (!existsSync(path)) return roomAt(dirname(path))
  const { bavail, blocks, bsize } = statfsSync(path)
  return { bytes: bavail * bsize, share: blocks > 0 ? bavail / blocks : 0 }
}

export function examineDisk(path: string, { bytes, share }: Room): Finding {
  const room = `${Math.round(bytes / megabyte)} MB, ${Math.round(share * 100)} %`
  const isFull = bytes < minFree.bytes || share < minFree.share
  return found(
    'disk',
    path,
    isFull && {
      is: `${room} are free`,
      expected: 'at least 500 MB, and 5 %',
      remedy: 'Make room: a full disk takes no leads. Old backups and logs first.',
    },
  )
}

/** Examines the file with the installation's keys, if there is one. */
export function examineKeys(file: string): Finding[] {
  if (!existsSync(file)) return []
  const mode = statSync(file).mode & 0o777
  return [
    found(
      'keys',
      file,
      (mode & 0o077) !== 0 && {
        is: `others on this machine may read it (mode ${mode.toString(8)})`,
        expected: 'mode 600',
        remedy: `chmod 600 ${file}`,
      },
    ),
  ]
}

/** Whether the server makes its backups. `now` in milliseconds since the epoch. */
export function examineBackups({ directory, count }: Keeping, now: number): Finding {
  if (count === 0) return { level: 'skipped', check: 'backups', place: `${directory}: BACKUPS_KEPT=0` }
  const newest = backupsIn(directory, now).find(({ isWhole }) => isWhole)
  const isFresh = newest !== undefined && now - newest.at < stale
  return found(
    'backups',
    directory,
    !isFresh && {
      is: newest ? `the newest was made ${Math.round((now - newest.at) / hour)} hours ago` : 'there is none',
      expected: 'one a day',
      remedy:
        'The server makes them at its start and once a day: look in its log for "daily: no backup". Where another service does, set BACKUPS_KEPT=0.',
    },
    'warning',
  )
}
