/** Every event that the site sends: reports count others as unknown, since anybody can send any name. */
export const eventTypes = [
  'page_view',
  'page_hidden',
  'page_visible',
  'page_exit',
  'citation_generated',
  'user_interaction',
  'geo_audit_started',
  'form_submission',
  'footer_contact_form',
  'service_contact_form',
  'free_audit_form',
  'waiting_form',
  'video_load',
  'video_play',
  'video_pause',
  'video_end',
  'video_seek',
  'video_transcript',
  'video_share',
  'video_download',
  'exception',
  'web_vitals',
  'performance_sample',
] as const

export type EventType = (typeof eventTypes)[number]
