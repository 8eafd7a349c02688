import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'

/** A disk of that many megabytes for one test, which is skipped where this user may not mount one. */
export function smallDisk(megabytes: number, skip: TestContext['skip']): string {
  const directory = mkdtempSync(join(tmpdir(), 'citence-disk-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', directory], { stdio: 'ignore' })
  } catch {
    return skip('only root can mount a small disk')
  }
  onTestFinished(() => void execFileSync('umount', [directory]))
  return directory
}
