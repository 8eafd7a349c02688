import { expect, it } from 'vitest'
import { noEngagement } from './page.ts'
import { rowOf } from './row.ts'
import { noCampaign } from './session.ts'

const url = 'https://a.example/tools?utm_source=x#b=visits&k=1200'

it.each([
  [true, 'https://a.example/tools?utm_source=x'],
  [false, 'https://a.example/tools'],
])('says no fragment of an address, where campaigns are allowed (%s) and where not', (withCampaign, said) => {
  const row = rowOf(
    { type: 'page_view' },
    {
      id: 'row',
      siteId: 'site',
      at: 0,
      session: { id: 'session', campaign: noCampaign },
      userId: null,
      withCampaign,
      page: {
        path: '/tools',
        title: 'Tools',
        url,
        referrer: url,
        type: 'other',
        isOptimized: true,
        seconds: 1,
        engagement: noEngagement,
        timings: null,
      },
      surroundings: {
        userAgent: 'Browser',
        device: 'desktop',
        screen: '1×1',
        viewport: '1×1',
        connection: null,
        battery: null,
        timeZone: 'Europe/Paris',
        locale: 'en',
        country: null,
      },
    },
  )
  expect([row.referrer, row.properties.page_url]).toEqual([said, said])
})
