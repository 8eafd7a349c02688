import { expect, it } from 'vitest'
import { audit } from '../audit.ts'
import { inEnglish } from '../in-english.ts'

const judged = (sitemap: string, url = 'https://mill.example/été?a=1&b=2') =>
  audit({ html: '<p>Text', url, sitemap }).results.find(({ check }) => check.id === 'info/sitemap')
const saidOf = (...given: Parameters<typeof judged>) =>
  judged(...given)
    ?.remarks.map(({ message }) => inEnglish(message))
    .join(' ')

it.each([
  '<urlset><url><loc>https://mill.example/%C3%A9t%C3%A9?a=1&amp;b=2</loc></url></urlset>',
  '<urlset><url>\n<loc>\n  https://mill.example/%c3%a9t%c3%a9?a=1&amp;b=2\n</loc></url></urlset>',
  '<urlset><url><loc><![CDATA[https://mill.example/été?a=1&b=2]]></loc></url></urlset>',
  'https://mill.example/\r\nhttps://mill.example/%C3%A9t%C3%A9?a=1&b=2\r\n',
])('a sitemap lists the page: %j', (sitemap) => {
  expect(saidOf(sitemap)).toBe('It does.')
  expect(saidOf(sitemap, 'https://mill.example/été?a=1&b=2#rye')).toBe('It does.')
  expect(saidOf(sitemap, 'https://mill.example/rye')).toBe('The sitemap does not list https://mill.example/rye.')
})

it('the entry to paste leaves the sitemap XML', () =>
  expect(judged('<urlset></urlset>')?.fix).toBe('<url><loc>https://mill.example/%C3%A9t%C3%A9?a=1&amp;b=2</loc></url>'))

it('a sitemap of sitemaps says nothing of pages', () => {
  expect(saidOf('<sitemapindex><sitemap><loc>https://mill.example/1.xml</loc></sitemap></sitemapindex>')).toBe(
    'The sitemap names other sitemaps, which are not read here.',
  )
})
