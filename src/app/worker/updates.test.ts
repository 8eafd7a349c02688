import { describe, expect, it } from 'vitest'
import { openUpdates } from './updates.ts'

function opened() {
  const seen: string[] = []
  const updates = openUpdates(() => seen.push('reload'))
  return { seen, updates, offer: () => updates.offer(() => seen.push('activate')) }
}

describe('a new version of the site', () => {
  it('is offered and changes nothing by itself', () => {
    const { seen, updates, offer } = opened()
    expect(updates.ready.value).toBe(false)
    offer()
    expect(updates.ready.value).toBe(true)
    expect(seen).toEqual([])
  })

  it('takes over when asked, and reloads once when it controls the page', () => {
    const { seen, updates, offer } = opened()
    offer()
    updates.apply()
    expect(seen).toEqual(['activate'])
    updates.controlled()
    updates.controlled()
    expect(seen).toEqual(['activate', 'reload'])
  })

  it('does not reload this tab because another one asked, but still offers to', () => {
    const { seen, updates, offer } = opened()
    offer()
    updates.controlled()
    expect(seen).toEqual([])
    expect(updates.ready.value).toBe(true)
    updates.apply()
    expect(seen).toEqual(['reload'])
  })

  it('offers a version that another tab activated before this one heard of it', () => {
    const { seen, updates } = opened()
    updates.controlled()
    expect(updates.ready.value).toBe(true)
    expect(seen).toEqual([])
  })

  it('reloads at the second request when the waiting worker never answered', () => {
    const { seen, updates, offer } = opened()
    offer()
    updates.apply()
    updates.apply()
    expect(seen).toEqual(['activate', 'reload'])
  })

  it('activates a still newer version that arrives after the request', () => {
    const { seen, updates, offer } = opened()
    offer()
    updates.apply()
    offer()
    updates.controlled()
    expect(seen).toEqual(['activate', 'activate', 'reload'])
  })
})
