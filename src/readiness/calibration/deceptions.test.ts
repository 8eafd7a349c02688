import { describe, expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { good } from '../golden.fixture.ts'
import { deceptions, honest, seeded } from './deceptions.fixture.ts'

const guards = (html: string) =>
  audit({ html }).results.flatMap(({ check, verdict }) =>
    check.id.startsWith('safety/') && verdict === 'fail' ? [check.id] : [],
  )

// The same seeds on pages of strangers: npm run calibrate -- FOLDER --seeded 9
describe('the guards', () => {
  it.each(Object.entries(deceptions))('find: %s', (_, seed) => {
    expect(guards(seeded(good, seed))).not.toEqual([])
  })

  it.each(Object.entries(honest))('accuse nobody of: %s', (_, seed) => {
    expect(guards(seeded(good, seed))).toEqual([])
  })
})
