import { describe, expect, it } from 'vitest'
import type { AnalyticsRow } from '../row.ts'
import { commandsOf, consentUpdate, opening } from './commands.ts'

const row = {
  page_path: '/fr/faq',
  geo_metric: { content_language: 'fr', is_geo_optimized: true },
  properties: { page_title: 'FAQ', page_url: 'https://www.citence.example/fr/faq' },
} as unknown as AnalyticsRow

describe('what the tag is told', () => {
  it('first that everything is denied, then what was agreed to, then who we are', () => {
    const now = new Date(0)
    expect(opening('G-TEST', false, now)).toEqual([
      [
        'consent',
        'default',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
      ],
      [
        'consent',
        'update',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
      ],
      ['js', now],
      ['config', 'G-TEST', { send_page_view: false, cookie_expires: 15_768_000, cookie_flags: 'SameSite=Lax;Secure' }],
    ])
  })

  it('of advertising no more than was asked: which campaign brought the visitor', () => {
    expect(consentUpdate({ analytics: true, marketing: true })[2]).toMatchObject({
      ad_storage: 'granted',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
    expect(consentUpdate({ analytics: false, marketing: true })[2]).toMatchObject({
      ad_storage: 'denied',
      analytics_storage: 'denied',
    })
  })

  it.each([
    [
      { type: 'page_view' },
      ['page_view', { page_path: '/fr/faq', language: 'fr', content_type: 'geo_optimized', citation_eligible: true }],
    ],
    [
      { type: 'citation_generated', details: { source_type: 'definition', confidence_level: 'high', chunk_id: 'x' } },
      [
        'citation_generated',
        { event_category: 'GEO', source_type: 'definition', confidence_level: 'high', page_path: '/fr/faq' },
      ],
    ],
    [
      { type: 'geo_audit_started', details: { audit_url: 'a.example', user_type: 'visitor' } },
      ['geo_audit_started', { event_category: 'GEO', audit_url: 'a.example', user_type: 'visitor' }],
    ],
    [
      { type: 'form_submission', details: { form_type: 'audit', success: true, conversion: true, message_length: 3 } },
      ['form_submission', { event_category: 'GEO', form_type: 'audit', success: true, conversion: true }],
    ],
    [
      { type: 'user_interaction', details: { interaction_type: 'cta_click', element: 'Audit' } },
      ['user_interaction', { event_category: 'GEO', interaction_type: 'cta_click', element: 'Audit' }],
    ],
  ] as const)('%j', (observed, [name, parameters]) => {
    const [command] = commandsOf(observed, row)
    expect(command?.slice(0, 2)).toEqual(['event', name])
    expect(command?.[2]).toMatchObject(parameters)
  })

  it('nothing of what concerns our own table alone', () => {
    expect(commandsOf({ type: 'page_hidden' }, row)).toEqual([])
  })
})
