import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Finding, found } from './finding.ts'

const megabyte = 1024 * 1024
const least = { bytes: 500 * megabyte, share: 0.05 }

export type Room = { bytes: number; share: number }

/** Room on the disk that holds a path; of the next folder above it that exists. */
export function roomAt(path: string): Room {
  if (!existsSync(path)) return roomAt(dirname(path))
  const { bavail, blocks, bsize } = statfsSync(path)
  return { bytes: bavail * bsize, share: blocks > 0 ? bavail / blocks : 0 }
}

export function examineDisk(path: string, { bytes, share }: Room): Finding {
  const room = `${Math.round(bytes / megabyte)} MB, ${Math.round(share * 100)} %`
  const isFull = bytes < least.bytes || share < least.share
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

/** The keys of the installation, where they stand in a file. */
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
