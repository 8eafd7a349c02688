import { brand } from '../site/brand.ts'
import { crawlerPolicy } from '../site/crawler-policy.ts'
import { type CrawlerPurpose, crawlerPurposes, crawlers } from '../site/crawlers.ts'

const meaning: Record<CrawlerPurpose, string> = {
  search: 'Indexes for answers and search',
  user: 'Fetches for a person who asks now',
  training: 'Trains models',
  ads: 'Reviews advertising',
  data: 'Collects and resells',
  unknown: 'Purpose not documented',
}

/** robots.txt (RFC 9309): one group per purpose, from the policy table. The paths of the API are closed to all. */
export function robotsTxt(known = crawlers): string {
  const closed = ['/rest/', '/auth/']
  const group = (agents: readonly string[], rules: readonly string[]) =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n')
  // The exceptions first: RFC 9309 goes by the longest match, but older parsers (Python's urllib) by the first.
  const open = [...closed.map((path) => `Disallow: ${path}`), 'Allow: /']
  const groups = crawlerPurposes.flatMap((purpose) => {
    const agents = known.filter((crawler) => crawler.purpose === purpose).map(({ token }) => token.replaceAll(' ', '-'))
    const rules = crawlerPolicy[purpose] === 'allow' ? open : ['Disallow: /']
    // Rules of nobody would be rules of the group before: a blank line does not end one.
    return agents.length > 0 ? [`# ${meaning[purpose]}\n${group(agents, rules)}`] : []
  })
  return `${[group(['*'], open), ...groups, `Sitemap: ${brand.origin}/sitemap.xml`].join('\n\n')}\n`
}
