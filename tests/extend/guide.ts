import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ProjectCopy } from '../project/copy.ts'

const guides = resolve(import.meta.dirname, '../../docs/extend')

export type GuideFile = { file: string; text: string }

/** The files that a guide has its reader write: code blocks whose first line names one. */
export function filesOf(guide: string): GuideFile[] {
  const text = readFileSync(join(guides, guide), 'utf8')
  return [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', written = '']) => ({
    file,
    text: written,
  }))
}

/** Does what a guide says: pages get what is shown at their end, other files are written. */
export function follow(files: readonly GuideFile[], copy: ProjectCopy): void {
  for (const { file, text } of files) {
    if (file.startsWith('src/content/pages/')) copy.change(file, (page) => `${page}\n${text}`)
    else copy.write(file, text)
  }
}
