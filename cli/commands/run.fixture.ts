import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'

export type Ran = { code: number; out: string; err: string }

const root = resolve(import.meta.dirname, '..', '..')

/** Runs the command as a user does. */
export function citence(folder: string, ...words: string[]): Promise<Ran> {
  return new Promise((done) => {
    execFile(process.execPath, [join(root, 'cli/citence.js'), ...words], { cwd: folder }, (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}
