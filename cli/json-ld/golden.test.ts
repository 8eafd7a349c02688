import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { rules as jsonLdRules } from '../../src/json-ld/rules.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { inOrder } from '../findings/finding.ts'
import { checkFiles, findInputs } from './check-files.ts'
import { goldens } from './golden.fixture.ts'

const golden = sharedFolder(goldens)
/** Rules that a golden folder can show; check-files.test.ts covers files that cannot be read. */
const names = Object.values(jsonLdRules)
  .map(({ id }) => id.slice('jsonld/'.length))
  .filter((name) => name !== 'unreadable')

/** The findings in one golden folder, one per line, in the mode that shows this rule. */
function found(rule: string): string {
  const inputs = findInputs([join(golden, rule)])
  if ('missing' in inputs) throw new Error(`There is no ${inputs.missing}: every rule has a golden folder.`)
  const mode = {
    strict: rule === 'spelling',
    google: rule.startsWith('google-') ? checkGoogle : undefined,
    today: '2026-11-22',
  }
  const { findings } = checkFiles(inputs.files, mode, true)
  const lines = inOrder(findings).map(({ file, line, column, pointer, level, rule: id, message, expected, remedy }) =>
    [
      `${relative(golden, file)}:${line}:${column} ${pointer}`,
      `  ${level} ${id}: ${message}`,
      ...(expected ? [`  expected: ${expected}`] : []),
      `  remedy: ${remedy}`,
    ].join('\n'),
  )
  return `${lines.join('\n')}\n`.replaceAll(`${golden}/`, '')
}

// After an intended change: npx vitest run cli/json-ld/golden --update, then read the diff.
describe('what is found in the golden folder of', () => {
  it.each(names)('%s is of its rule', (name) => {
    expect(found(name)).toContain(`jsonld/${name}: `)
  })

  it('each is what was written down, with its place', async () => {
    await expect(names.map(found).join('')).toMatchFileSnapshot('golden.expected.txt')
  })
})
