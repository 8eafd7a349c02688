import { describe, expect, it } from 'vitest'
import { type DraftStore, mergeDraft, readDraft, writeDraft } from './draft.ts'

function memory(): DraftStore & { map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}
const place = { form: 'footer', page: '/faq' } as const
const forbidden = (): DraftStore => {
  throw new DOMException('denied', 'SecurityError')
}

describe('a draft', () => {
  it('comes back to the same form on the same page only', () => {
    const store = memory()
    expect(writeDraft(() => store, place, { name: 'Zoé' })).toBe(true)
    expect(readDraft(() => store, place)).toEqual({ name: 'Zoé' })
    expect(readDraft(() => store, { ...place, page: '/fr/faq' })).toBeUndefined()
    expect(readDraft(() => store, { ...place, form: 'audit' })).toBeUndefined()
  })

  it('is forgotten when it was sent', () => {
    const store = memory()
    writeDraft(() => store, place, { name: 'Zoé' })
    writeDraft(() => store, place, undefined)
    expect(store.map.size).toBe(0)
  })

  it.each(['{', 'null', '"text"', '3'])('is none when the store holds %s', (stored) => {
    const store = memory()
    writeDraft(() => store, place, {})
    for (const key of store.map.keys()) store.map.set(key, stored)
    expect(readDraft(() => store, place)).toBeUndefined()
  })

  it('says that it could not be kept where storage is denied', () => {
    expect(writeDraft(forbidden, place, { name: 'Zoé' })).toBe(false)
    expect(readDraft(forbidden, place)).toBeUndefined()
  })
})

describe('a message that comes back to be edited', () => {
  const returned = { name: 'Zoé', message: 'first' }

  it('takes the place of an empty form', () => {
    expect(mergeDraft(returned, undefined)).toEqual(returned)
    expect(mergeDraft(returned, { name: '', message: ' ' })).toEqual(returned)
  })

  it('is joined with what was half written', () => {
    expect(mergeDraft(returned, { name: 'Zoe', message: 'second' })).toEqual({
      name: 'Zoé',
      message: 'first\n\nsecond',
    })
  })

  it('is not doubled when it comes back twice', () => {
    expect(mergeDraft(returned, returned)).toEqual(returned)
  })
})
