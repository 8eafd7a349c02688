import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { startParams } from './engine.ts'

const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
const kept = resolve(import.meta.dirname, '..', `node_modules/.cache/citence/cluster-${version}`)

/**
 * Makes a new, empty cluster in a directory that does not exist yet. The first takes three and a half seconds of
 * processor time; later ones (a first start elsewhere, a restore, a backup that is verified) copy it.
 */
export async function makeCluster(directory: string, model = kept): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  try {
    if (existsSync(model)) return cpSync(model, directory, { recursive: true })
  } catch {
    // Another user made it, for itself alone.
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(directory, { mode: 0o700 })
  }
  const fresh = await PGlite.create({ dataDir: directory, startParams })
  await fresh.close()
  const unfinished = `${model}.${process.pid}`
  try {
    cpSync(directory, unfinished, { recursive: true })
    renameSync(unfinished, model)
  } catch {
    // The installation is read-only, or another process was faster: only time is lost.
    rmSync(unfinished, { recursive: true, force: true })
  }
}
