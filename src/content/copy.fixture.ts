import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/**
 * Copies folders of this project into `root`, for a test that changes them; called again, it restores what the last test
 * changed or removed. It leaves unchanged files alone: writing all of them again takes ten times as long.
 */
export function copyInto(root: string, ...folders: readonly string[]): void {
  const differs = (from: string, to: string) =>
    statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to))
  for (const folder of folders) cpSync(join(project, folder), join(root, folder), { recursive: true, filter: differs })
}
