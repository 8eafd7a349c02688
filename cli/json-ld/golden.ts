import { join, relative } from 'node:path'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { inOrder } from '../findings/finding.ts'
import { checkFiles } from './check-files.ts'
import { findInputs } from './inputs.ts'
import { jsonLdRules } from './json-ld-rules.ts'

export const goldenFolder = join(import.meta.dirname, 'golden')

/** The rules that a file can show; that one cannot be read, check-files.test.ts shows. */
export const goldenNames = jsonLdRules
  .map(({ id }) => id.slice('jsonld/'.length))
  .filter((name) => name !== 'unreadable')

/** What is found in one golden folder, a line a finding; rules that a mode of its own shows are looked at in that mode. */
export function goldenLines(rule: string): string {
  const folder = join(goldenFolder, rule)
  const inputs = findInputs([folder])
  if ('missing' in inputs) throw new Error(`There is no ${inputs.missing}: every rule has a golden folder.`)
  const mode = {
    strict: rule === 'spelling',
    google: rule.startsWith('google-') ? checkGoogle : undefined,
    today: '2026-11-22',
  }
  const { findings } = checkFiles(inputs.files, mode, true)
  const lines = inOrder(findings).map(({ file, line, column, pointer, level, rule: id, message, expected, remedy }) =>
    [
      `${relative(folder, file)}:${line}:${column} ${pointer}`,
      `  ${level} ${id}: ${message}`,
      ...(expected ? [`  expected: ${expected}`] : []),
      `  remedy: ${remedy}`,
    ].join('\n'),
  )
  return `${lines.join('\n')}\n`
}
