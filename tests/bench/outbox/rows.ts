/** An event as large as the site's own are: the columns of `analytics_events`, about a kilobyte. */
export const eventRow = (id: string, session: string, at: number) => ({
  id,
  event_type: 'page_view',
  event_category: 'navigation',
  site_id: 'citence',
  page_path: `/fr/complete-geo-guide?section=${at}`,
  referrer: 'https://www.example.com/search',
  session_id: session,
  device_type: 'desktop',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ip_country: 'Europe',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'spring',
  geo_metric: {
    page_type: 'guide',
    content_language: 'fr',
    is_geo_optimized: true,
    scroll_depth: at % 100,
    time_on_page: at,
    engagement_events: { clicks_count: 2, scroll_events: 14, form_interactions: 0, video_interactions: 0 },
  },
  properties: {
    page_title: 'Le guide complet du GEO',
    page_url: 'https://www.citence.example/fr/complete-geo-guide',
    screen_resolution: '1440x900',
    viewport_size: '1440x789',
    connection_type: '4g',
    performance_metrics: {
      page_load_time: 612,
      dom_content_loaded: 402,
      first_paint: 231,
      first_contentful_paint: 231,
    },
    timezone: 'Europe/Paris',
    locale: 'fr-FR',
  },
})

/** A UUID that depends on seed and index only. */
export const uuidOf = (seed: number, at: number): string =>
  `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
