import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goldenFolder, goldenLines, goldenNames as names } from './golden.ts'

// After a change that is meant: node cli/json-ld/write-golden.ts, and read the difference.
describe('what is found in the golden folder of', () => {
  it.each(names)('%s is what was written down, with its place', (name) => {
    const found = goldenLines(name)
    expect(found).toBe(readFileSync(join(goldenFolder, name, 'expected.txt'), 'utf8'))
    expect(found).toContain(`jsonld/${name}: `)
  })
})
