import { existsSync, globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf } from './read/read.ts'

export type Input = {
  readonly file: string
  /** Named by the user, not just found in a folder: then it is an error if it is something else. */
  readonly named: boolean
}

export type Inputs = { readonly files: readonly Input[]; readonly folders: readonly string[] }
export type NoInput = { readonly missing: string }

/** Files, folders with all that they hold, and globs. */
export function findInputs(paths: readonly string[]): Inputs | NoInput {
  const files: Input[] = []
  const folders: string[] = []
  for (const path of paths) {
    const matched = existsSync(path) ? [path] : globSync(path).sort()
    if (matched.length === 0) return { missing: path }
    for (const one of matched) {
      if (statSync(one).isDirectory()) {
        folders.push(one)
        files.push(...inFolder(one))
      } else files.push({ file: one, named: existsSync(path) })
    }
  }
  const seen = new Set<string>()
  return { files: files.filter(({ file }) => !seen.has(file) && seen.add(file)), folders }
}

function inFolder(folder: string): Input[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return entry.name === 'node_modules' || entry.name.startsWith('.git') ? [] : inFolder(path)
      return entry.isFile() && kindOf(path) ? [{ file: path, named: false }] : []
    })
}
