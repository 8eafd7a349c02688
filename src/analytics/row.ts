import type { EventType } from '../site/event-types.ts'
import { localeOf } from '../site/locales.ts'
import type { Engagement, Timings } from './page.ts'
import type { Campaign, Session } from './session.ts'
import type { DeviceType } from './surroundings.ts'

/** Something that happened, before it is known where and by whom. */
export type Observed = {
  /** Of an event that several tabs may note: the server stores one row. */
  readonly id?: string
  readonly type: EventType
  readonly category?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The page that is shown. */
export type PageFacts = {
  path: string
  title: string
  url: string
  referrer: string
  type: string
  isOptimized: boolean
  /** Seconds it has been open. */
  seconds: number
  engagement: Engagement
  /** Only for the page that was loaded as a document; null for others. */
  timings: Timings | null
}

/** The browser and the screen it is on. */
export type Surroundings = {
  userAgent: string
  device: DeviceType
  screen: string
  viewport: string
  connection: string | null
  /** From 0 to 1. */
  battery: number | null
  timeZone: string
  locale: string
  country: string | null
}

type Observation = {
  id: string
  siteId: string
  /** Milliseconds since the epoch. */
  at: number
  session: Session
  userId: string | null
  /** Query strings name campaigns, and are left out where these are not allowed. */
  withCampaign: boolean
  page: PageFacts
  surroundings: Surroundings
}

/** A row of `analytics_events` (specification, section 3). All rows have the same keys, so that they fit one insert. */
export type AnalyticsRow = {
  id: string
  event_type: string
  event_category: string
  site_id: string
  page_path: string
  referrer: string | null
  session_id: string
  user_id: string | null
  device_type: DeviceType
  user_agent: string
  ip_country: string | null
  geo_metric: Readonly<Record<string, unknown>>
  properties: Readonly<Record<string, unknown>>
} & Campaign

/** The lengths of the columns, in characters. */
const longest = { address: 2048, userAgent: 512, title: 300 }

export function rowOf({ type, category = 'general', details }: Observed, observation: Observation): AnalyticsRow {
  const { page, surroundings, session } = observation
  const address = (url: string) =>
    // A fragment may contain a visitor's own numbers, from the calculator.
    url.replace(observation.withCampaign ? /#.*$/ : /[?#].*$/, '').slice(0, longest.address)
  return {
    id: observation.id,
    event_type: type,
    event_category: category,
    site_id: observation.siteId,
    page_path: page.path.slice(0, longest.address),
    referrer: address(page.referrer) || null,
    session_id: session.id,
    user_id: observation.userId,
    device_type: surroundings.device,
    user_agent: surroundings.userAgent.slice(0, longest.userAgent),
    ip_country: surroundings.country,
    ...session.campaign,
    geo_metric: {
      page_type: page.type,
      content_language: localeOf(page.path),
      is_geo_optimized: page.isOptimized,
      scroll_depth: page.engagement.depth,
      time_on_page: page.seconds,
      engagement_events: {
        clicks_count: page.engagement.clicks,
        scroll_events: page.engagement.scrolls,
        form_interactions: page.engagement.formInteractions,
        video_interactions: page.engagement.videoInteractions,
      },
    },
    properties: {
      ...details,
      timestamp: new Date(observation.at).toISOString(),
      page_title: page.title.slice(0, longest.title),
      page_url: address(page.url),
      screen_resolution: surroundings.screen,
      viewport_size: surroundings.viewport,
      connection_type: surroundings.connection,
      battery_level: surroundings.battery,
      performance_metrics: details?.performance_metrics ?? page.timings,
      timezone: surroundings.timeZone,
      locale: surroundings.locale,
      estimated_country: surroundings.country,
    },
  }
}
