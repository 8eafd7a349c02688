import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Change,
  menusFile,
  movesFile,
  renameAnchor,
  renamePath,
  retire,
  routesFile,
  type Texts,
} from '../../content/moves.ts'
import { readStatus, recordReview } from '../../content/review/status.ts'
import { done, nothing, wrongUse } from '../command.ts'

/** Changes the path of a page, or the anchor of a place on it. */
export function contentRename(root: string, from: string, to: string): number {
  const [old, next] = [from.split('#'), to.split('#')]
  const [page = '', anchor = '', other = ''] = [old[0], old[1], next[1]]
  if (from.startsWith('/') && to.startsWith('/')) return make(root, 'rename', (texts) => renamePath(from, to, texts))
  if (anchor && other && page === next[0])
    return make(root, 'rename', (texts) => renameAnchor(page, anchor, other, texts))
  console.error('content rename: give two paths (/blog/old /blog/new), or two places of one page (faq#old faq#new).')
  return wrongUse
}

/** Withdraws a page. */
export function contentRetire(root: string, path: string, { to }: { to?: string }): number {
  const today = new Date().toISOString().slice(0, 10)
  return make(root, 'retire', (texts) => retire(path, { to, today }, texts))
}

function make(root: string, command: string, change: (texts: Texts) => Change): number {
  const made = change(readTexts(root))
  if (made.kind === 'refused') {
    console.error(`content ${command}: ${made.why}`)
    return nothing
  }
  const { files, removed, said, reviewedAs = (name) => name } = made
  const inStep = new Set(readStatus(root).flatMap(({ name, state }) => (state === 'in step' ? name : [])))
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  for (const folder of removed) rmSync(join(root, folder), { recursive: true })
  // Blocks that were in step still are: both languages changed alike.
  const chosen = readStatus(root).filter(({ name }) => inStep.has(reviewedAs(name)))
  recordReview(root, chosen)
  for (const file of [...files.keys(), ...removed.map((folder) => `${folder} (removed)`)]) console.log(file)
  for (const line of said) console.log(line)
  console.log('Then: npx citence content check')
  return done
}

function readTexts(root: string): Texts {
  const content = globSync('src/content/**/*.{md,yaml}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    [routesFile, movesFile, menusFile, ...content].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
