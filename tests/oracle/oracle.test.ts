import { describe, expect, it } from 'vitest'
import { compare, seededDocuments } from './compare.ts'
import { edgeCaseDocuments } from './edge-cases.ts'

// npm run test:oracle compares thousands of documents.
describe('the result of the table is that of tsc', { timeout: 60_000 }, () => {
  it('on a sample of documents, most of them broken, and where the compiler is peculiar', async () => {
    const { compared, rejected, differing } = await compare([...edgeCaseDocuments, ...seededDocuments(11, 75)])
    expect(differing).toEqual([])
    // Both results must occur often.
    expect(rejected).toBeGreaterThan(compared / 4)
    expect(rejected).toBeLessThan(compared * 0.9)
  })
})
