import { describe, expect, it } from 'vitest'
import type { PageHead } from '../content/model.ts'
import { brand } from '../site/brand.ts'
import { feedLength, jsonFeed, rssFeed } from './feed.ts'
import { pageOf, siteOf, wordsOf } from './site.fixture.ts'

const older = pageOf('guide', { meta: { section: 'Notes', datePublished: '2025-04-26', title: 'Fish & <chips>' } })
const newer = pageOf('faq', { meta: { section: 'Notes', datePublished: '2026-01-02', lastUpdated: '2026-03-04' } })
const french = pageOf('faq', { locale: 'fr', meta: { section: 'Notes', datePublished: '2026-01-02' } })
const site = siteOf(['home', 'blog', 'faq', 'guide'], older, newer, french)

const twin = ({ route }: PageHead) =>
  `---\ntitle: x\n---\n\n# Title\n\nAll of **${route.id}**[^1].\n\n[^1]: [A work](https://a.example). 2024\n`

describe('RSS', () => {
  const feed = rssFeed(site, 'en', twin, wordsOf('en'))

  it('holds the articles of its language, newest first, and nothing else', () => {
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual([`${brand.origin}/faq`, `${brand.origin}/complete-geo-guide`])
    expect(rssFeed(site, 'fr', twin, wordsOf('fr'))).toContain(`<link>${brand.origin}/fr/faq</link>`)
  })

  it('escapes what a title may hold, and dates as RSS does', () => {
    expect(feed).toContain('<title>Fish &amp; &lt;chips&gt;</title>')
    expect(feed).toContain('<pubDate>Sat, 26 Apr 2025 00:00:00 GMT</pubDate>')
  })

  it('holds the whole text, without the title said twice', () => {
    expect(feed).toContain('&lt;p&gt;All of &lt;strong&gt;faq&lt;/strong&gt;')
    expect(feed).toContain('href=&quot;https://a.example&quot;')
    expect(feed).not.toContain('title: x')
  })

  it('names the sources, and each article has its own', () => {
    const items = JSON.parse(jsonFeed(site, 'fr', twin, wordsOf('fr'))).items
    expect(items[0].content_html).toMatch(/<h2[^>]*>Sources<\/h2>.*aria-label="Back to \[1\] in the text"/s)
    const ids = [...feed.matchAll(/ id=&quot;((?:faq|guide)-fn-1)&quot;/g)].map(([, id]) => id)
    expect(ids).toEqual(['faq-fn-1', 'guide-fn-1'])
  })

  it('says where it is itself', () => {
    expect(feed).toContain(`<atom:link href="${brand.origin}/feed.xml" rel="self"`)
    expect(rssFeed(site, 'fr', twin, wordsOf('fr'))).toContain(
      `<atom:link href="${brand.origin}/fr/feed.xml" rel="self"`,
    )
  })
})

it('an article that gets another path keeps its id in each feed', () => {
  const idsOf = (page: PageHead) => {
    const own = { ...site, pages: [page] }
    const rss = /<guid isPermaLink="false">(.*?)<\/guid>/.exec(rssFeed(own, 'en', twin, wordsOf('en')))
    return [rss?.[1], JSON.parse(jsonFeed(own, 'en', twin, wordsOf('en'))).items[0].id]
  }
  const id = `tag:${new URL(brand.origin).host},2026:faq/en`
  expect(idsOf(newer)).toEqual([id, id])
  expect(idsOf({ ...newer, path: '/answers' })).toEqual([id, id])
})

describe('JSON Feed', () => {
  const feed = JSON.parse(jsonFeed(site, 'en', twin, wordsOf('en')))

  it('says what RSS says, and when an article changed', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en',
      home_page_url: `${brand.origin}/blog`,
      feed_url: `${brand.origin}/feed.json`,
      description: 'Description of blog en',
    })
    expect(feed.items).toMatchObject([
      { url: `${brand.origin}/faq`, date_published: '2026-01-02T00:00:00Z', date_modified: '2026-03-04T00:00:00Z' },
      { url: `${brand.origin}/complete-geo-guide`, title: 'Fish & <chips>' },
    ])
    expect(feed.items[0].content_html).toContain('<p>All of <strong>faq</strong>')
  })

  it('ends where readers no longer look', () => {
    const pages = Array.from({ length: feedLength + 5 }, () => newer)
    expect(JSON.parse(jsonFeed({ ...site, pages }, 'en', twin, wordsOf('en'))).items).toHaveLength(feedLength)
  })
})
