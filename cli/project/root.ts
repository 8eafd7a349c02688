import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The project that a command is about: the folder that was named, else the one where it runs or the nearest around it.
 * @param needs what the command reads, from the root of the project
 * @returns its path
 * @throws when there is nothing of what it reads: a check that looks at nothing may not pass
 */
export function projectRoot(named: string | undefined, needs: readonly string[]): string {
  const has = (folder: string) => needs.every((path) => existsSync(join(folder, path)))
  const start = resolve(named ?? '.')
  for (let folder = start; ; folder = dirname(folder)) {
    if (has(folder)) return folder
    if (named !== undefined || folder === dirname(folder))
      throw new Error(
        `${start}: there is no ${needs.join(' and no ')} here. Run this in the project, or name it with --root.`,
      )
  }
}

/** As `projectRoot`, and says on standard error what is looked at: standard output is the report's. */
export function announcedRoot(named: string | undefined, needs: readonly string[]): string {
  const root = projectRoot(named, needs)
  console.error(`Looking at ${needs.join(', ')} of ${root}`)
  return root
}
