import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readBuildFacts } from '../../server/site/assets.ts'
import { securityHeaders } from '../../src/publish/http.ts'
import { currentMark, fragmentFile } from '../../src/site/page-parts.ts'
import type { ManifestEntry as Entry } from '../../src/sw/manifest.ts'
import { addressOf, htmlFile } from '../../vite/pages/page-files.ts'
import { writeKeptPages } from '../../vite/worker/kept-pages.ts'
import { writePacks } from '../../vite/worker/packs.ts'
import { coreFiles, entryOf, listPlanned, type Plan, planPrecache } from '../../vite/worker/precache.ts'
import { writeKillSwitch } from '../../vite/worker/worker.ts'

/* A next build, made from a copy of this one, because a real build takes most of a minute. */

/** The list as workbox has written it into the worker. */
const list = /\[\{"integrity".*?\}\]/s

/** The files that the worker of a built site caches. @throws where it has no such list */
export function manifestOf(directory: string): Entry[] {
  const file = join(directory, 'sw.js')
  const [text] = list.exec(readFileSync(file, 'utf8')) ?? []
  if (!text) throw new Error(`${file}: holds no list of files as workbox-build writes it. See tests/faults/deploys.ts.`)
  return JSON.parse(text)
}

function changeManifest(directory: string, change: (entries: Entry[]) => Entry[]): void {
  const entries = JSON.stringify(change(manifestOf(directory)))
  write(
    directory,
    'sw.js',
    readFileSync(join(directory, 'sw.js'), 'utf8').replace(list, () => entries),
  )
}

function write(directory: string, name: string, text: string): void {
  const file = join(directory, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  // Otherwise the server would keep serving the old compressed copies.
  for (const coding of ['br', 'gz']) rmSync(`${file}.${coding}`, { force: true })
}

/** The file's entry in the worker's list, as the build would write it now. */
const listed = (directory: string, entry: Entry): Entry => entryOf(entry, readFileSync(join(directory, entry.url)))

/** Changes the text of some pages. */
export async function changePages(directory: string, ...files: string[]): Promise<void> {
  for (const file of files) {
    const text = `${readFileSync(join(directory, file), 'utf8')}<!-- a newer version -->`
    write(directory, file, text)
  }
  await listAnew(directory)
}

/** Rebuilds what the worker caches from the present pages. */
async function listAnew(directory: string): Promise<void> {
  await writeKeptPages(directory, securityHeaders(readBuildFacts(directory)))
  for (const coding of ['br', 'gz'])
    for (const file of globSync(`{kept,parts}/**/*.${coding}`, { cwd: directory })) rmSync(join(directory, file))
  changeManifest(directory, (entries) => {
    writePacks(directory, entries)
    return entries.map((entry) => listed(directory, entry))
  })
}

/** Renames every script, as after a change of the code; the old names are gone. */
export async function renameScripts(directory: string): Promise<void> {
  const scripts = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'X.js')]))
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js)$/.test(name),
  )
  for (const name of files) {
    let text = readFileSync(join(directory, name), 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    write(directory, name, text)
  }
  allowInline(directory)
  for (const [from, to] of renamed) renameSync(join(directory, 'assets', from), join(directory, 'assets', to))
  await listAnew(directory)
}

/** The inline script of the pages contains the name of the first file: the CSP needs its new hash. */
function allowInline(directory: string): void {
  const [, line] =
    /<script type="module">(.*?)<\/script>/s.exec(readFileSync(join(directory, 'index.html'), 'utf8')) ?? []
  const facts = join(directory, '.site.json')
  const hash = `sha256-${createHash('sha256')
    .update(line ?? '')
    .digest('base64')}`
  const known: { scriptHashes: string[] } = JSON.parse(readFileSync(facts, 'utf8'))
  writeFileSync(facts, JSON.stringify({ ...known, scriptHashes: [...known.scriptHashes, hash] }))
}

/** A script of the next version that fails to load. */
export function deleteScript(directory: string, name: RegExp): void {
  for (const file of readdirSync(join(directory, 'assets')))
    if (name.test(file)) rmSync(join(directory, 'assets', file))
}

/** Withdraws the service worker. */
export async function withdrawWorker(directory: string): Promise<void> {
  await writeKillSwitch(resolve(import.meta.dirname, '..', '..'), directory)
  for (const coding of ['br', 'gz']) rmSync(join(directory, `sw.js.${coding}`), { force: true })
}

/** Adds articles in both languages. @returns what the build then plans for the worker */
export async function grow(directory: string, articles: number): Promise<Plan> {
  const article = (prefix: string) => {
    const faq = `${prefix}/faq`
    const page = readFileSync(join(directory, `.${faq}.html`), 'utf8').replaceAll(
      `"${faq}"${currentMark(faq, faq)}`,
      `"${faq}"`,
    )
    return (at: number) => {
      const path = `${prefix}/blog/article-${at}`
      const text = page
        .replaceAll(`data-page="${faq}"`, `data-page="${path}"`)
        .replaceAll(`&quot;page&quot;:&quot;${faq}&quot;`, `&quot;page&quot;:&quot;${path}&quot;`)
      return [htmlFile(path), text] as const
    }
  }
  const [english, french] = [article(''), article('/fr')]
  const added = Array.from({ length: articles / 2 }, (_, at) => [english(at), french(at)]).flat()
  for (const [name, text] of added) write(directory, name, text)
  await writeKeptPages(directory, securityHeaders(readBuildFacts(directory)))

  const { plan, entries } = planFor(
    directory,
    added.map(([name]) => fragmentFile(addressOf(name))),
  )
  changeManifest(directory, () => entries)
  return plan
}

function planFor(directory: string, added: readonly string[]): { plan: Plan; entries: Entry[] } {
  const files = [
    ...manifestOf(directory)
      .filter(({ holds }) => !holds)
      .map(({ url, revision }) => ({ url, revision })),
    ...added.map((url) => ({ url, revision: 'new' })),
  ]
  const plan = planPrecache(
    files.map((file) => ({ ...file, size: statSync(join(directory, file.url)).size })),
    coreFiles(),
    'core',
  )
  return { plan, entries: listPlanned(directory, plan).map(({ size: _, ...entry }) => entry) }
}
