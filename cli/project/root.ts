import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The project that a command is about: the named folder or, by default, the working directory or its nearest parent
 * that has what the command reads.
 * @param needs files that the command reads, relative to the project
 * @param otherwise what to do outside the project
 * @returns its path
 * @throws when one of them is missing: a check that looks at nothing must not pass
 */
export function projectRoot(
  named: string | undefined,
  needs: readonly string[],
  otherwise = 'name it with --root',
): string {
  const start = resolve(named ?? '.')
  const lacks = (folder: string) => needs.filter((path) => !existsSync(join(folder, path)))
  for (let folder = start; ; folder = dirname(folder)) {
    const missing = lacks(folder)
    if (missing.length === 0) return folder
    if (needs.length > 1 && missing.join() === 'dist')
      throw new Error(`${folder}: is not built, there is no dist here. Run npm run build.`)
    if (named !== undefined || folder === dirname(folder))
      throw new Error(
        `${start}: there is no ${lacks(start).join(' and no ')} here. Run this in the project, or ${otherwise}.`,
      )
  }
}

/** As `projectRoot`, and names the folder on standard error; standard output is for the report. */
export function announcedRoot(named: string | undefined, needs: readonly string[], otherwise?: string): string {
  const root = projectRoot(named, needs, otherwise)
  console.error(`Looking at ${needs.join(', ')} of ${root}`)
  return root
}
