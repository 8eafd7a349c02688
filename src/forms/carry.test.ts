import { expect, it } from 'vitest'
import { carry } from './carry.ts'
import { createDraftDevice, denied } from './drafts.fixture.ts'

const page = '/tools/free-geo-audit'
const place = { form: 'audit', page } as const

it('a result waits in the goals of the audit form, to be sent with it', async () => {
  const drafts = createDraftDevice().openTab()
  await carry('ROI 64%.', page, drafts)
  expect((await drafts.latest(place))?.values).toEqual({ goals: 'ROI 64%.', goalsToo: 'yes' })
})

it('is there for the page that is opened before it is written', async () => {
  const drafts = createDraftDevice().openTab()
  void carry('ROI 64%.', page, drafts)
  expect((await drafts.latest(place))?.values).toEqual({ goals: 'ROI 64%.', goalsToo: 'yes' })
})

it('what was typed there before stays, unsent as it was, and a result is noted once', async () => {
  const drafts = createDraftDevice().openTab()
  await drafts.put({ id: 'a', ...place, values: { url: 'a.example', goals: 'More leads.' } })
  await carry('ROI 64%.', page, drafts)
  await carry('ROI 64%.', page, drafts)
  expect(await drafts.latest(place)).toMatchObject({
    id: 'a',
    values: { url: 'a.example', goals: 'ROI 64%.\n\nMore leads.', goalsToo: '' },
  })
})

it('goals that were to be sent are still to be', async () => {
  const drafts = createDraftDevice().openTab()
  await drafts.put({ id: 'a', ...place, values: { goals: 'More leads.', goalsToo: 'yes' } })
  await carry('ROI 64%.', page, drafts)
  expect((await drafts.latest(place))?.values).toEqual({ goals: 'ROI 64%.\n\nMore leads.', goalsToo: 'yes' })
})

it('without a store the link still leads on', async () => {
  const { memory, openTab } = createDraftDevice()
  memory.fault = denied
  await carry('ROI 64%.', page, openTab())
  expect(memory.kept.size).toBe(0)
})
