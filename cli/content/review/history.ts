import { spawnSync } from 'node:child_process'
import { reviewBlocks } from './blocks.ts'

// How far to search; a block that was reviewed earlier is shown without its old text.
const maxCommits = 200

/** The text a block had when it was reviewed, from git's history; `undefined` when it is not found. */
export function reviewedText(
  root: string,
  file: string,
  { key, hash }: { key: string; hash: string },
): string | undefined {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    return status === 0 ? stdout : undefined
  }
  const commits = git('log', `-${maxCommits}`, '--format=%H', '--', file)?.split('\n').filter(Boolean) ?? []
  for (const commit of commits) {
    const text = git('show', `${commit}:./${file}`)
    const block = text === undefined ? undefined : reviewBlocks({ file, text }).find((one) => one.key === key)
    if (block?.hash === hash) return block.text
  }
  return undefined
}
