import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ProjectCopy } from '../project/copy.ts'

const project = resolve(import.meta.dirname, '../..')

/** A file that a guide has its reader write, or change: `change` is then its lines as a difference shows them. */
export type GuideFile = { file: string; text: string; isChange: boolean }

/** What a guide has its reader do: code blocks whose first line names a file. */
export function filesOf(guide: string): GuideFile[] {
  const text = readFileSync(join(project, 'docs/extend', guide), 'utf8')
  return [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, file = '', written = '']) => ({
    file,
    text: written,
    isChange: language === 'diff',
  }))
}

/** Does what a guide says: pages get what is shown at their end, files are changed where a difference is shown, others are written. */
export function follow(files: readonly GuideFile[], copy: ProjectCopy): void {
  for (const { file, text, isChange } of files) {
    if (isChange) copy.change(file, (before) => changed(before, text, file))
    else if (file.startsWith('src/content/pages/')) copy.change(file, (page) => `${page}\n${text}`)
    else copy.write(file, text)
  }
}

/** Puts each part of a difference where its old lines are. @throws when they are not there, or there twice */
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

/** Gives a copy what its checks and tests read, beside what a build does. */
export function withChecks(copy: ProjectCopy): void {
  for (const part of [
    '.storybook',
    '.vscode',
    'tests',
    'cli',
    'server',
    'vitest.config.ts',
    'biome.json',
    '.gitignore',
  ])
    cpSync(join(project, part), join(copy.root, part), { recursive: true })
}

/** Runs a program in the copy: a file of it, or of an installed package. @returns what it printed @throws with that when it fails */
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
