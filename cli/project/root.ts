import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The project that a command is about: the named folder or, by default, the working directory or its nearest parent
 * that has what the command reads.
 * @param needs files that the command reads, relative to the project
 * @returns its path
 * @throws when one of them is missing: a check that looks at nothing must not pass
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

/** As `projectRoot`, and names the folder on standard error; standard output is for the report. */
export function announcedRoot(named: string | undefined, needs: readonly string[]): string {
  const root = projectRoot(named, needs)
  console.error(`Looking at ${needs.join(', ')} of ${root}`)
  return root
}
