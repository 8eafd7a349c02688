import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ProjectCopy } from '../project/copy.ts'

const project = resolve(import.meta.dirname, '../..')

/** A file that a reader of a guide writes or changes; for `change` the lines are those of a diff. */
type GuideFile = { file: string; text: string; isChange: boolean }

/** The files of a guide: code blocks whose first line names a file. */
export function filesOf(guide: string): GuideFile[] {
  const text = readFileSync(join(project, 'docs/extend', guide), 'utf8')
  return [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, file = '', written = '']) => ({
    file,
    text: written,
    isChange: language === 'diff',
  }))
}

/** Follows a guide: appends to pages, applies diffs to files, and writes the other files. */
export function follow(files: readonly GuideFile[], copy: ProjectCopy): void {
  for (const { file, text, isChange } of files) {
    if (isChange) copy.change(file, (before) => changed(before, text, file))
    else if (file.startsWith('src/content/pages/')) copy.change(file, (page) => `${page}\n${text}`)
    else copy.write(file, text)
  }
}

/** Applies each part of a diff where its old lines are. @throws when they are missing, or occur twice */
function changed(before: string, difference: string, file: string): string {
  return difference.split(/^@@\n/m).reduce((text, part) => {
    const lines = part.split(/(?<=\n)/)
    const side = (mark: string) =>
      lines.flatMap((line) => (line.startsWith(' ') || line.startsWith(mark) ? [line.slice(1)] : [])).join('')
    const [start, ...more] = text.split(side('-'))
    if (start === undefined || more.length !== 1)
      throw new Error(`${file}: what the guide changes is there ${more.length} times.\n${side('-')}`)
    return start + side('+') + more[0]
  }, before)
}

/** Adds what checks and tests of a copy read, besides what a build reads. */
export function withChecks(copy: ProjectCopy): void {
  for (const part of [
    '.storybook',
    '.vscode',
    'tests',
    'cli',
    'server',
    'supabase',
    'vitest.config.ts',
    'biome.json',
    '.gitignore',
  ])
    cpSync(join(project, part), join(copy.root, part), { recursive: true })
}

/**
 * Runs a program in the copy: one of its files, or of an installed package.
 * @returns its output
 * @throws with the output when it fails
 */
export function runIn(copy: ProjectCopy, program: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: copy.root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

export const tsc = join(project, 'node_modules/typescript/bin/tsc')
export const vitest = join(project, 'node_modules/vitest/vitest.mjs')
export const biome = join(project, 'node_modules/@biomejs/biome/bin/biome')
