import { expect, it } from 'vitest'
import { carry } from './carry.ts'
import { createDraftDevice, denied } from './drafts.fixture.ts'

const page = '/tools/free-geo-audit'
const place = { form: 'audit', page } as const

it('a result waits in the notes of the audit form', async () => {
  const drafts = createDraftDevice().openTab()
  await carry('ROI 64%.', page, drafts)
  expect((await drafts.latest(place))?.values).toEqual({ goals: 'ROI 64%.' })
})

it('is there for the page that is opened before it is written', async () => {
  const drafts = createDraftDevice().openTab()
  void carry('ROI 64%.', page, drafts)
  expect((await drafts.latest(place))?.values).toEqual({ goals: 'ROI 64%.' })
})

it('what was typed there before stays, and a result is noted once', async () => {
  const drafts = createDraftDevice().openTab()
  await drafts.put({ id: 'a', ...place, values: { url: 'a.example', goals: 'More leads.' } })
  await carry('ROI 64%.', page, drafts)
  await carry('ROI 64%.', page, drafts)
  expect(await drafts.latest(place)).toMatchObject({
    id: 'a',
    values: { url: 'a.example', goals: 'ROI 64%.\n\nMore leads.' },
  })
})

it('without a store the link still leads on', async () => {
  const { memory, openTab } = createDraftDevice()
  memory.fault = denied
  await carry('ROI 64%.', page, openTab())
  expect(memory.kept.size).toBe(0)
})
