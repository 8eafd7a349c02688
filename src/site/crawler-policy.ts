import type { CrawlerPurpose } from './crawlers.ts'

/**
 * Whom this site lets in, by purpose: robots.txt says it to machines, the page on crawlers to people. The site wants to be
 * quoted, so search and the fetches of people who ask are welcome, and so is training: an assistant without search can
 * only quote what it was trained on. Resellers of data are not. A purpose that nobody documents is no accusation: such crawlers are let in like anyone.
 */
export const crawlerPolicy = {
  search: 'allow',
  user: 'allow',
  training: 'allow',
  ads: 'allow',
  data: 'disallow',
  unknown: 'allow',
} as const satisfies Record<CrawlerPurpose, 'allow' | 'disallow'>
