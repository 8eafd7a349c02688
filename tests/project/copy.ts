import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildInputs } from '../../vite/build-cache.ts'

const root = resolve(import.meta.dirname, '../..')

/** A copy of this project that can be changed and built beside it; it shares the installed packages. */
export type ProjectCopy = {
  root: string
  /** Replaces a file by the result of `change` on its text. @throws when that is the same */
  change(file: string, change: (text: string) => string): void
  write(file: string, text: string): void
  /** Copies a folder of build results from another copy. */
  keep(other: ProjectCopy, folder: string): void
  /** Runs `vite build --mode draft`. @returns what it printed @throws with that when it fails */
  build(): string
  remove(): void
}

/** @param alone without cached results of this project's builds, as after a clone */
export function copyProject({ alone = false } = {}): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'citence-copy-'))
  for (const part of buildInputs) cpSync(join(root, part), join(copy, part), { recursive: true })
  linkPackages(copy)
  if (!alone) linkMade(copy)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  return {
    root: copy,
    write,
    keep: (other, folder) => cpSync(join(other.root, folder), join(copy, folder), { recursive: true }),
    change(file, change) {
      const before = readFileSync(join(copy, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`${file}: the change changes nothing. Bring it up to date with the file.`)
      write(file, after)
    },
    build() {
      const vite = join(root, 'node_modules/vite/bin/vite.js')
      const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--mode', 'draft'], {
        cwd: copy,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`The build of the copy failed.\n${stdout}${stderr}`)
      return stdout + stderr
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** Links each package separately, so that results of builds beside them belong to the copy. */
function linkPackages(copy: string): void {
  const packages = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction')
}

/** Links the cache of build results: pictures, typefaces (vite/build-cache.ts). */
function linkMade(copy: string): void {
  const made = 'node_modules/.cache/citence/made'
  mkdirSync(join(root, made), { recursive: true })
  mkdirSync(dirname(join(copy, made)), { recursive: true })
  symlinkSync(join(root, made), join(copy, made), 'junction')
}
