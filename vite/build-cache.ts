import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockDataDirectory } from '../server/data-lock.ts'
import { withoutStack } from '../src/content/problem.ts'
import { buildTime, hourIn } from '../src/content/schedule.ts'
import { backendOf, buildSettings } from './build-settings.ts'

/**
 * Files are named by a hash of their inputs, so that builds of copies of this project can share them
 * (tests/project/copy.ts).
 */
const project = fileURLToPath(new URL('..', import.meta.url))
const made = join(project, 'node_modules/.cache/citence/made')
let drafts = 0

export function contentHash(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 24)
}

/**
 * A file with the result of `make`, taken from an earlier build when all inputs are the same.
 * @param folder and extension of the cached file
 * @param parts everything the result depends on
 */
export async function cachedFile(
  folder: string,
  extension: string,
  parts: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(made, folder, `${contentHash(parts)}.${extension}`)
  if (existsSync(file)) return file
  const bytes = await make()
  mkdirSync(join(made, folder), { recursive: true })
  // Renamed into place, so that an interrupted or concurrent build leaves no half-written file.
  const draft = `${file}.${process.pid}.${drafts++}`
  writeFileSync(draft, bytes)
  renameSync(draft, file)
  return file
}

/** The bytes of {@link cachedFile}. */
export async function cached(...args: Parameters<typeof cachedFile>): Promise<Buffer> {
  return readFileSync(await cachedFile(...args))
}

/** Imports that remain at run time: type imports are stripped. */
const importing = /(?:^(?!import type|export type)(?:import|export|\}).*? from |^import |\bimport\()'([.#][^'?]+)/gm

/**
 * A hash of a module's code, of everything it imports, and of the installed packages: what its results depend on
 * besides its arguments.
 * @param path of the module, relative to the project
 */
export function codeOf(path: string, root = project): string {
  const files = new Set([join(root, 'package-lock.json')])
  const take = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    const { resolve } = createRequire(file)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(importing)) take(resolve(imported))
  }
  take(join(root, path))
  return contentHash([...files].sort().map((file) => readFileSync(file)))
}

/** What a build reads, beside `.env` and the installed packages. */
export const buildInputs = [
  'src',
  'locales',
  'public',
  'vite',
  'server/data-lock.ts',
  'server/env-file.ts',
  'server/fields.ts',
  'server/keys.ts',
  'server/turn.ts',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** The files of {@link buildInputs}. */
export function inputFiles(root: string): string[] {
  const patterns = buildInputs.flatMap((input) => [input, `${input}/**/*`])
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((file) => file.isFile())
  return files.map((file) => resolve(file.parentPath, file.name)).sort()
}

/** A hash of all inputs, including the backend's address and key, and which scheduled pages are due. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const at = buildTime().getTime()
  for (const path of inputFiles(root)) {
    const bytes = readFileSync(path)
    hash.update(path).update(bytes)
    if (path.endsWith('.md') && hourIn(bytes.toString()) > at) hash.update('later')
  }
  const { SERVICE_WORKER } = buildSettings(root, 'production')
  hash.update(JSON.stringify([backendOf(root, 'production'), SERVICE_WORKER, process.env.BUILD_TIME]))
  return hash.digest('hex')
}

/**
 * Makes this process the only one that builds here, until it ends or releases the lock: each of two would empty the
 * folder that the other is writing to, and one could end well without some of the files.
 * @throws while another process builds
 */
export function lockBuild(root: string): { release(): void } {
  const folder = join(root, 'node_modules/.cache/citence/building')
  mkdirSync(folder, { recursive: true })
  const lock = lockDataDirectory(folder, undefined, (_, pid) =>
    withoutStack(
      new Error(
        `Process ${pid} is building this site. Wait until it has done that, then try again. If it does something else, remove ${folder}.`,
      ),
    ),
  )
  // Where a process cannot be told from a later one with its id, a lock that stays would refuse a build for nothing.
  process.once('exit', lock.release)
  return lock
}

/** In the published folder, which each build empties: it never vouches for files of another build. */
const builtFile = '.built'

/** Whether the published folder is what a build of these inputs has made. */
export function isBuilt(out: string, inputs: string): boolean {
  const file = join(out, builtFile)
  return existsSync(file) && readFileSync(file, 'utf8') === inputs
}

/** Notes what a finished build was made of. @param inputs the {@link fingerprint} from before the build */
export function noteBuilt(out: string, inputs: string): void {
  writeFileSync(join(out, builtFile), inputs)
}
