import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownFolder, type Written } from '../../src/site/temporary.fixture.ts'
import { type Finding, inOrder } from './finding.ts'
import { placeOf } from './formats/pretty.ts'

/** Changes the text of a file; `undefined`: the file does not exist. */
export type Change = (text: string) => string | undefined

export const write =
  (text: string): Change =>
  () =>
    text
export const remove: Change = () => undefined
export const add =
  (...lines: string[]): Change =>
  (text) =>
    `${text}\n${lines.join('\n')}\n`
export const swap =
  (before: string | RegExp, after: string): Change =>
  (text) =>
    text.replace(before, after)
export const without =
  (...parts: string[]): Change =>
  (text) =>
    parts.reduce((rest, part) => rest.replace(part, ''), text)

/** Changes that break a folder without findings, and the findings they cause. */
export type Golden = { name: string; changes: Readonly<Record<string, Change>>; found: readonly string[] }
export const golden = (name: string, changes: Golden['changes'], found: readonly string[]): Golden => ({
  name,
  changes,
  found,
})

/** Changes a file, which need not have been there. */
export function applyChange(path: string, change: Change): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const next = change(text)
  if (next === text) throw new Error(`${path}: nothing is changed. Bring the change up to date with the file.`)
  if (next === undefined) rmSync(path)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, next)
  }
}

/** A folder of these files with these changes, deleted after the test. */
export function changedCopy(good: Written, changes: Golden['changes']): string {
  const folder = ownFolder(good)
  for (const [file, change] of Object.entries(changes)) applyChange(join(folder, file), change)
  return folder
}

/** In the notation of the golden tables: `faq.html:3:5 error routes/dead-link links to …` */
export function goldenLines(findings: readonly Finding[]): string[] {
  return inOrder(findings).map((finding) => `${placeOf(finding)} ${finding.level} ${finding.rule} ${finding.message}`)
}
