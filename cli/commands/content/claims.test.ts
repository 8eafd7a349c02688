import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { readLedger } from '../../launch/ledger.ts'
import { contentClaims } from './claims.ts'

const root = resolve(import.meta.dirname, '../../..')

it('prints the first place or all places that show a claim', () => {
  const printed = (places: boolean) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    contentClaims(root, { places })
    const text = log.mock.calls.flat().join('\n')
    log.mockRestore()
    return text.split('\n').filter((line) => /\.(?:md|yaml):\d+/.test(line))
  }
  const claims = readLedger(root).filter(({ shown }) => shown.length > 0)
  expect(printed(false)).toHaveLength(claims.length)
  expect(printed(true)).toHaveLength(claims.flatMap(({ shown }) => shown).length)
})
