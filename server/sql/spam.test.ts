import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ asOwner, audit, contact }) => {
  describe('how a form was filled', () => {
    const lead = async () => (await asOwner('select flags, fill_ms, status from public.leads'))[0]
    const signals = (value: unknown) => ({ 'x-form-signals': JSON.stringify(value) })

    it('is on the lead, and flags nothing when a person filled it', async () => {
      await contact({}, signals({ honeypot: false, fillMs: 5300 }))
      expect(await lead()).toEqual({ flags: [], fill_ms: 5300, status: 'new' })
    })

    it('flags a filled honeypot and a form filled in no time, and refuses neither', async () => {
      expect(await audit({}, signals({ honeypot: true, fillMs: 120 }))).toMatchObject({ success: true })
      expect(await lead()).toEqual({ flags: ['honeypot', 'fast'], fill_ms: 120, status: 'new' })
    })

    it('flags by the time that the settings call fast', async () => {
      await asOwner('update private.settings set fastest_fill_ms = 0')
      await contact({}, signals({ fillMs: 0 }))
      expect(await lead()).toMatchObject({ flags: [], fill_ms: 0 })
    })

    it.each([
      ['nothing', undefined],
      ['no JSON', 'honeypot'],
      ['a NUL', '{"honeypot":"\\u0000"}'],
      ['a list', '[true]'],
      ['words', '{"honeypot":"no","fillMs":"5300"}'],
      ['a number beyond all numbers', '{"fillMs":1e999999}'],
      ['more than 200 bytes', JSON.stringify({ honeypot: true, more: 'x'.repeat(200) })],
    ])('is unknown, and the lead accepted, when it says %s', async (_, value) => {
      const headers = value === undefined ? {} : { 'x-form-signals': value }
      expect(await contact({}, headers)).toMatchObject({ success: true })
      expect(await lead()).toMatchObject({ flags: [], fill_ms: null })
    })

    it.each([
      [-1, 0],
      [1e30, 86_400_000],
    ])('is kept within a day: %d is %d', async (fillMs, stored) => {
      await contact({}, signals({ fillMs }))
      expect(await lead()).toMatchObject({ fill_ms: stored })
    })

    it('is no part of what an idempotency key stands for', async () => {
      const key = { 'idempotency-key': 'b0f2a7f0-0009' }
      const first = await contact({}, { ...key, ...signals({ fillMs: 4000 }) })
      expect(await contact({}, { ...key, ...signals({ fillMs: 9000 }) })).toEqual(first)
    })
  })
})
