import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inputFiles } from '../../vite/build-cache.ts'
import { copyProject } from '../project/copy.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/citence/deploys')

/** Each build marks its script in an attribute of `<html>`, and its style sheet in a custom property. */
const leaf = 'src/shell/behaviour/shown-page.ts'
const styles = ['src/app/site.css', 'src/app/late.css']
const builds = ['1', '2', '3'] as const

/**
 * Folders of three builds of the site, as three deploys would publish them: a leaf module and two stylesheets differ,
 * and with them the entry's name, all pages and the worker's list. They are kept until the sources change.
 */
export function threeBuilds(): string[] {
  const place = join(cache, sourcesHash())
  if (!existsSync(place)) {
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(cache, { recursive: true })
    buildInto(`${place}.unfinished`)
    renameSync(`${place}.unfinished`, place)
  }
  return builds.map((build) => join(place, build))
}

function buildInto(place: string): void {
  const copy = copyProject()
  const originals = [leaf, ...styles].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  try {
    for (const build of builds) {
      for (const [file, text] of originals) copy.write(file, text + marker(file, build))
      console.log(`Building version ${build} of the site …`)
      copy.build()
      cpSync(join(copy.root, 'dist'), join(place, build), { recursive: true })
    }
  } finally {
    copy.remove()
  }
}

const marker = (file: string, build: string) =>
  file === leaf ? `\ndocument.documentElement.dataset.script = '${build}'\n` : `\n:root { --build: ${build}; }\n`

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of [...inputFiles(root), import.meta.filename]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
