import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { crawlerPolicy } from '../site/crawler-policy.ts'
import { crawlers } from '../site/crawlers.ts'
import { robotsTxt } from './robots.ts'

/** The rules of the group that names a product token (RFC 9309, 2.2.1). */
function rulesFor(token: string): string[] {
  const group = robotsTxt()
    .split('\n\n')
    .find((text) => text.split('\n').includes(`User-agent: ${token}`))
  return (group ?? '').split('\n').filter((line) => /^(Allow|Disallow):/.test(line))
}

describe('robots.txt', () => {
  it.each(crawlers.map(({ token, purpose }) => [token.replaceAll(' ', '-'), crawlerPolicy[purpose]] as const))(
    '%s is met by the policy of its purpose (%s)',
    (token, policy) => expect(rulesFor(token).at(-1)).toBe(policy === 'allow' ? 'Allow: /' : 'Disallow: /'),
  )

  it('names each crawler once', () => {
    const tokens = [...robotsTxt().matchAll(/^User-agent: (.*)$/gm)].map(([, token]) => token)
    expect(new Set(tokens).size).toBe(tokens.length)
    // RFC 9309: letters, "_" and "-".
    for (const token of tokens) expect(token).toMatch(/^[\w-]+$|^\*$/)
  })

  it('closes the API paths to allowed crawlers as well, also to those that obey the first rule that matches', () => {
    expect(rulesFor('*')).toEqual(['Disallow: /rest/', 'Disallow: /auth/', 'Allow: /'])
    expect(rulesFor('GPTBot')).toEqual(rulesFor('*'))
  })

  it('has no rules without a name: readers would add them to the group before', () => {
    const groups = robotsTxt(crawlers.filter(({ purpose }) => purpose !== 'unknown')).split('\n\n')
    for (const group of groups.slice(0, -1)) expect(group).toContain('User-agent: ')
  })

  it('says where the sitemap is', () => {
    expect(robotsTxt()).toMatch(new RegExp(`\\nSitemap: ${brand.origin}/sitemap\\.xml\\n$`))
  })
})
