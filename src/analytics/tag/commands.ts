import type { AnalyticsRow, Observed } from '../row.ts'

/** One call of `gtag`: its arguments. */
export type Command = readonly unknown[]

/** Seconds that the tag's cookies live (specification, section 9). */
const cookieSeconds = 15_768_000

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/**
 * Consent mode v2. Advertising data and personalisation stay denied: the banner does not ask about them. It asks about
 * `marketing` as "which of our campaigns brought you here", and that is what `ad_storage` stores.
 */
export const consentUpdate = ({ analytics, marketing }: { analytics: boolean; marketing: boolean }): Command => [
  'consent',
  'update',
  {
    ...denied,
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: analytics && marketing ? 'granted' : 'denied',
  },
]

/** The commands before the tag is loaded, in this order: denied by default, the visitor's choice, our id. */
export const opening = (id: string, marketing: boolean, now: Date): Command[] => [
  ['consent', 'default', denied],
  consentUpdate({ analytics: true, marketing }),
  ['js', now],
  ['config', id, { send_page_view: false, cookie_expires: cookieSeconds, cookie_flags: 'SameSite=Lax;Secure' }],
]

/** The commands for an event; none for events that are only for our own table. */
export function commandsOf({ type, category, details = {} }: Observed, row: AnalyticsRow): Command[] {
  const path = row.page_path
  switch (type) {
    case 'page_view': {
      const { content_language, is_geo_optimized } = row.geo_metric
      const parameters = {
        page_path: path,
        page_title: row.properties.page_title,
        page_location: row.properties.page_url,
        language: content_language,
        content_type: 'geo_optimized',
        citation_eligible: is_geo_optimized,
      }
      return [['event', type, parameters]]
    }
    case 'citation_generated': {
      const { source_type, confidence_level } = details
      return [event(type, { source_type, confidence_level, page_path: path })]
    }
    case 'geo_audit_started':
      return [event(type, { audit_url: details.audit_url, user_type: details.user_type })]
    case 'form_submission': {
      const { form_type, success, conversion } = details
      return [event(type, { form_type, success, conversion })]
    }
    case 'user_interaction':
      return [event(type, { interaction_type: details.interaction_type, element: details.element })]
    case 'web_vitals':
      return [['event', type, details.performance_metrics]]
    case 'exception':
      return [['event', type, details]]
    default:
      return category === 'conversion' ? [['event', type, { ...details, event_category: 'conversion' }]] : []
  }
}

const event = (name: string, parameters: object): Command => ['event', name, { event_category: 'GEO', ...parameters }]
