import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectedStories } from './expected.ts'

// Checks, with the report of the step before, that every story was rendered, and nothing else.
const root = resolve(import.meta.dirname, '../..')
const { numTotalTests } = JSON.parse(readFileSync(resolve(root, 'test-results/vitest-stories.json'), 'utf8'))
const expected = expectedStories(root)
console.log(`${numTotalTests} stories rendered, ${expected} expected (blocks × states + pages × 2)`)
process.exitCode = numTotalTests === expected ? 0 : 1
