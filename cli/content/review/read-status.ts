import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../../../src/content/problem.ts'
import { type ContentFile, readSources } from '../read-sources.ts'
import { formatLock, type Lock, lockFile, parseLock } from './lock.ts'
import { accept, type Status, statusOf } from './status.ts'

export function readLock(root: string): Lock {
  const path = join(root, lockFile)
  return parseLock(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** Records in the lock that both languages of these blocks say the same. */
export function recordReview(root: string, reviewed: readonly Status[]): void {
  writeFileSync(join(root, lockFile), formatLock(accept(readLock(root), reviewed)))
}

/** How every block of a project compares with its last review. */
export function readStatus(root: string, files: readonly ContentFile[] = readSources(root)): Status[] {
  return statusOf(files, readLock(root))
}

/** An error for names that match nothing; `undefined` when all match. */
export function unknownNames(known: readonly Status[], names: readonly string[]): string | undefined {
  const groups = known.flatMap(({ name }) => [
    name,
    name.split('#')[0] ?? '',
    name.split('#')[0]?.replace('pages/', '') ?? '',
  ])
  const unknown = names.filter((name) => !known.some((status) => isNamed(status, [name])))
  if (unknown.length === 0) return undefined
  const see = 'See: citence content status --all'
  return `nothing is named ${unknown.join(' or ')}. ${unknown.map((name) => didYouMean(name, groups, see)).join(' ')}`
}

/** Whether a block belongs to what a maintainer named: `faq`, `pages/faq`, `questions`, `pages/faq#hero`, a file. */
export function isNamed({ name, blocks }: Status, words: readonly string[]): boolean {
  const [group = ''] = name.split('#')
  const files = Object.values(blocks).map(({ file }) => file.file)
  return words.some((word) => [name, group, group.replace('pages/', ''), ...files].includes(word.replace(/^\.\//, '')))
}
