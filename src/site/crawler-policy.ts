import type { CrawlerPurpose } from './crawlers.ts'

/**
 * Which crawlers this site allows, by purpose; robots.txt and the page on crawlers publish it. The site wants to be
 * quoted, so it allows search, fetches on behalf of users, and training: an assistant without search can only quote
 * what it was trained on. Data resellers are blocked. Crawlers of undocumented purpose are allowed: nothing speaks against them.
 */
export const crawlerPolicy = {
  search: 'allow',
  user: 'allow',
  training: 'allow',
  ads: 'allow',
  data: 'disallow',
  unknown: 'allow',
} as const satisfies Record<CrawlerPurpose, 'allow' | 'disallow'>
