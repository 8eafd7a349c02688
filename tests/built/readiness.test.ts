import { expect, it } from 'vitest'
import { ownScoresOf } from '../../src/checker/own-scores.ts'
import { audit } from '../../src/readiness/audit.ts'
import { llmsPath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { otherLocale } from '../../src/site/locales.fixture.ts'
import { locales } from '../../src/site/locales.ts'
import { builtPages, mainOf, read, wordsOf } from './page.ts'

const robots = read('robots.txt')
const sitemap = read('sitemap.xml')

const said = {
  en: /(\d+) pages of this site were checked\. Lowest score: (\d+) of 100 \((\d+) pages?\)\. Median: (\d+)\./,
  fr: /(\d+) pages de ce site ont été contrôlées\. Note la plus basse : (\d+) sur 100 \((\d+) pages?\)\. Médiane : (\d+)\./,
}

const scores = builtPages.map(({ id, locale, path, html }) => {
  const twin = builtPages.find((page) => page.id === id && page.locale === otherLocale(locale))
  const { score } = audit({
    html,
    url: brand.origin + path,
    robots,
    sitemap,
    llms: read(llmsPath(locale, 'llms.txt')),
    ...(twin && { other: twin.html }),
  })
  return { path, score: score.total }
})

it.each(locales)('says of itself what it scores (%s)', (locale) => {
  const own = ownScoresOf(scores)
  const page = builtPages.find(({ id, ...one }) => id === 'readiness-checker' && one.locale === locale)
  if (!own || !page) throw new Error('The page of the checker is among those that were built.')
  const numbers = wordsOf(mainOf(page)).match(said[locale])?.slice(1).map(Number)
  expect(numbers).toEqual([own.pages, own.lowest, own.atLowest, own.median])
})
