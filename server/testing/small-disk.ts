import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of that many megabytes; `undefined` where this user may not mount one. */
export function smallDisk(megabytes: number): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'citence-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', directory], { stdio: 'ignore' })
    return directory
  } catch {
    rmSync(directory, { recursive: true })
    return undefined
  }
}
