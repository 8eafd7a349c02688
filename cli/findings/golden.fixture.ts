import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Finding, inOrder } from './finding.ts'
import { placeOf } from './formats/pretty.ts'

/**
 * A golden folder: `good/` is an input without findings; every other folder is laid over it, breaks one thing, and
 * says in `expected.txt` what is found then. `removed.txt` names files that are missing in it.
 */
export type Golden = { name: string; expected: string[]; folder: () => string; remove: () => void }

export function goldenIn(root: string): Golden[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => golden(root, name))
}

function golden(root: string, name: string): Golden {
  const lines = (file: string) => {
    const path = join(root, name, file)
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  }
  let made: string | undefined
  return {
    name,
    expected: lines('expected.txt'),
    folder: () => {
      made = mkdtempSync(join(tmpdir(), 'citence-golden-'))
      cpSync(join(root, 'good'), made, { recursive: true })
      cpSync(join(root, name), made, { recursive: true })
      for (const file of [...lines('removed.txt'), 'expected.txt', 'removed.txt'])
        rmSync(join(made, file), { force: true })
      return made
    },
    remove: () => made && rmSync(made, { recursive: true }),
  }
}

/** As `expected.txt` has it: `faq.html:3:5 error routes/dead-link links to …` */
export function goldenLines(findings: readonly Finding[]): string[] {
  return inOrder(findings).map((finding) => `${placeOf(finding)} ${finding.level} ${finding.rule} ${finding.message}`)
}
