import { describe, expect, it } from 'vitest'
import { sessionKey } from '../site/ledger.ts'
import { noteEvent } from './journal.ts'
import { campaignOf, closeSession, openSession } from './session.ts'

function tab() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
const landing = (search: string, withCampaign = true) => {
  let made = 0
  return { search, withCampaign, newId: () => `id-${++made}` }
}

describe('the session of a tab', () => {
  it('is made once and used again, with the campaign it began with', () => {
    const storage = tab()
    const first = openSession(() => storage, landing('?utm_source=news&utm_campaign=spring'))
    const next = openSession(() => storage, { ...landing(''), newId: () => 'another' })
    expect(next).toEqual(first)
    expect(first.campaign).toMatchObject({ utm_source: 'news', utm_campaign: 'spring', utm_term: null })
  })

  it('belongs to a newer campaign when the visitor comes back by one', () => {
    const storage = tab()
    openSession(() => storage, landing('?utm_source=news'))
    expect(openSession(() => storage, landing('?utm_source=ads')).campaign.utm_source).toBe('ads')
  })

  it('has no campaign without the consent to marketing', () => {
    const storage = tab()
    openSession(() => storage, landing('?utm_source=news'))
    const session = openSession(() => storage, landing('?utm_source=news', false))
    expect(session.campaign.utm_source).toBeNull()
    expect([...storage.held.values()].join()).not.toContain('news')
  })

  it('leaves nothing behind when it is closed', () => {
    const storage = tab()
    openSession(() => storage, landing(''))
    noteEvent(() => storage, { type: 'page_view', at: 0, path: '/', title: '' })
    closeSession(() => storage)
    expect(storage.held.size).toBe(0)
  })

  it('lives without storage, and survives what is damaged', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    expect(openSession(refuse, landing('')).id).toBe('id-1')
    const storage = tab()
    storage.held.set(sessionKey, '{"id":7')
    expect(openSession(() => storage, landing('')).id).toBe('id-1')
  })
})

it('a campaign is cut to what its column holds, and none where the address names none', () => {
  expect(campaignOf(`?utm_term=${'x'.repeat(300)}`)?.utm_term).toHaveLength(255)
  expect(campaignOf('?gclid=1')).toBeUndefined()
})

it('a campaign holds nothing for which the database would refuse every event of the visit', () => {
  const { utm_source, utm_term } = campaignOf(`?utm_source=news%00&utm_term=${'x'.repeat(254)}😀`) ?? {}
  expect(utm_source).toBe('news')
  expect(utm_term?.isWellFormed()).toBe(true)
})
