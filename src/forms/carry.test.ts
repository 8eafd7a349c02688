import { expect, it } from 'vitest'
import { carry } from './carry.ts'
import { readDraft, writeDraft } from './draft.ts'

const page = '/tools/free-geo-audit'
const place = { form: 'audit', page } as const

function tab() {
  const map = new Map<string, string>()
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  return () => store
}

it('a result waits in the notes of the audit form', () => {
  const store = tab()
  carry('ROI 64%.', page, store)
  expect(readDraft(store, place)).toEqual({ goals: 'ROI 64%.' })
})

it('what was typed there before stays, and a result is noted once', () => {
  const store = tab()
  writeDraft(store, place, { url: 'a.example', goals: 'More leads.' })
  carry('ROI 64%.', page, store)
  carry('ROI 64%.', page, store)
  expect(readDraft(store, place)).toEqual({ url: 'a.example', goals: 'ROI 64%.\n\nMore leads.' })
})

it('without a store the link still leads on', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => carry('ROI 64%.', page, forbidden)).not.toThrow()
})
