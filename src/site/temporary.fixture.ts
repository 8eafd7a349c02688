import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

export type Written = Readonly<Record<string, string | Uint8Array>>

/** Writes files below a folder, by their paths in it. */
function writeFiles(folder: string, files: Written): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

const temporary = (files: Written, after: (remove: () => void) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'citence-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** A folder with these files, removed after the tests of a file or a `describe`. */
export const sharedFolder = (files: Written = {}): string => temporary(files, afterAll)

/** The same within a test, removed at its end. */
export const ownFolder = (files: Written = {}): string => temporary(files, onTestFinished)
