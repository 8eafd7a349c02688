import { describe, expect, it } from 'vitest'
import { addToDraft, mergeDraft } from './carry.ts'
import { createDraftDevice, denied } from './drafts.fixture.ts'
import { freeTextFields, type Sent } from './drafts.ts'
import { forms } from './read-submission.ts'

const place = { form: 'service', page: '/faq' } as const
const day = 24 * 3_600_000

describe('a draft', () => {
  it('comes back to the same form of the same page, in either language, whatever tab asks', async () => {
    const { openTab } = createDraftDevice()
    expect(await openTab().put({ id: 'a', ...place, values: { name: 'Zoé' } })).toBe(true)
    const drafts = openTab()
    expect(await drafts.latest(place)).toMatchObject({ id: 'a', values: { name: 'Zoé' } })
    expect(await drafts.latest({ ...place, page: '/fr/faq' })).toMatchObject({ id: 'a' })
    expect(await drafts.latest({ ...place, page: '/glossary' })).toBeUndefined()
    expect(await drafts.latest({ ...place, form: 'audit' })).toBeUndefined()
  })

  it('of the footer goes from page to page', async () => {
    const { openTab } = createDraftDevice()
    await openTab().put({ id: 'a', form: 'footer', page: '/faq', values: { name: 'Zoé' } })
    expect(await openTab().latest({ form: 'footer', page: '/fr/glossary' })).toMatchObject({ id: 'a' })
  })

  it('overwrites none that was begun elsewhere at the same time', async () => {
    const { openTab, clock, memory } = createDraftDevice()
    const drafts = openTab()
    await drafts.put({ id: 'a', ...place, values: { message: 'first' } })
    clock.now += 1
    await drafts.put({ id: 'b', ...place, values: { message: 'second' } })
    expect(await drafts.latest(place)).toMatchObject({ values: { message: 'second' } })
    await drafts.remove('b')
    expect(await drafts.latest(place)).toMatchObject({ values: { message: 'first' } })
    expect(memory.kept.size).toBe(1)
  })

  it('that is stored is made known to the other tabs, which may show the same', async () => {
    const { openTab } = createDraftDevice()
    const [here, there] = [openTab(), openTab()]
    const told: string[] = []
    for (const tab of [here, there]) tab.listen({ onSent() {}, onStored: (id) => told.push(id) })
    await here.put({ id: 'a', ...place, values: {} })
    expect(told).toEqual(['a'])
  })

  it('is deleted 30 days after it was last changed, also by a clock that was years ahead', async () => {
    const { openTab, clock, memory } = createDraftDevice()
    const drafts = openTab()
    await drafts.put({ id: 'a', ...place, values: {} })
    clock.now += 30 * day
    expect(await drafts.latest(place)).toBeDefined()
    clock.now += 1
    expect(await drafts.latest({ ...place, form: 'audit' })).toBeUndefined()
    expect(memory.kept.size).toBe(0)
    await drafts.put({ id: 'b', ...place, values: {} })
    clock.now -= 365 * day
    expect(await drafts.latest(place)).toBeUndefined()
  })

  it.each(['text', 3, {}, { ...place, at: 1e12, values: { name: 4 } }])('is none when %j is stored', async (value) => {
    const { openTab, memory } = createDraftDevice()
    memory.kept.set('damaged', value)
    expect(await openTab().latest(place)).toBeUndefined()
    expect(memory.kept.size).toBe(0)
  })

  it('is reported as not stored where storage is denied', async () => {
    const { openTab, memory } = createDraftDevice()
    memory.kept.set('a', {})
    memory.fault = denied
    const drafts = openTab()
    expect(await drafts.put({ id: 'a', ...place, values: {} })).toBe(false)
    expect(await addToDraft(drafts, place, {})).toBe(false)
    expect(await drafts.latest(place)).toBeUndefined()
    await drafts.remove('a')
    await drafts.sent({ ...place, fields: {} })
  })
})

describe('what was sent', () => {
  const fields = { name: 'Zoé', message: 'Bonjour' }

  it('is no draft any more, and every tab is told', async () => {
    const { openTab, memory } = createDraftDevice()
    const [here, there] = [openTab(), openTab()]
    const told: Sent[] = []
    here.listen({ onSent: (sent) => told.push(sent), onStored() {} })
    there.listen({ onSent: (sent) => told.push(sent), onStored() {} })
    await here.put({ id: 'a', ...place, values: { ...fields, goals: 'mine' } })
    await there.sent({ ...place, fields })
    await Promise.resolve()
    expect(memory.kept.size).toBe(0)
    expect(told).toEqual([
      { ...place, fields },
      { ...place, fields },
    ])
  })

  it('leaves what was typed since, and other forms', async () => {
    const { openTab, memory } = createDraftDevice()
    const drafts = openTab()
    await drafts.put({ id: 'a', ...place, values: { ...fields, message: 'Bonjour, encore' } })
    await drafts.put({ id: 'b', ...place, page: '/glossary', values: fields })
    await drafts.sent({ ...place, fields })
    expect([...memory.kept.keys()]).toEqual(['a', 'b'])
  })

  it('makes no database where nothing was typed, and tells nobody', async () => {
    const { openTab } = createDraftDevice()
    const told: Sent[] = []
    const drafts = openTab()
    drafts.listen({ onSent: (sent) => told.push(sent), onStored() {} })
    await drafts.sent({ ...place, fields })
    expect(told).toEqual([])
  })
})

describe('a text that comes back', () => {
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
    expect(mergeDraft(returned, mergeDraft(returned, { message: 'second' })).message).toBe('first\n\nsecond')
  })
})

it('joins what is written in the fields of several lines, of every form', () => {
  const names = Object.values(forms).flatMap(({ fields }) => Object.entries(fields).filter(([, { rows }]) => rows))
  expect(new Set(names.map(([name]) => name))).toEqual(new Set(freeTextFields))
})
