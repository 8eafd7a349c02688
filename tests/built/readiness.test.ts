import { describe, expect, it } from 'vitest'
import { llmsPath } from '../../src/publish/addresses.ts'
import { audit } from '../../src/readiness/audit.ts'
import { brand } from '../../src/site/brand.ts'
import { otherLocale } from '../../src/site/locales.ts'
import { builtPages, read } from './page.ts'

const robots = read('robots.txt')
const sitemap = read('sitemap.xml')
const least = 95

describe('held to its own readiness check', () => {
  it.each(builtPages)(
    `$path scores ${least} or more, and nothing of level error is found`,
    ({ id, locale, path, html }) => {
      const twin = builtPages.find((page) => page.id === id && page.locale === otherLocale(locale))
      const { score, results } = audit({
        html,
        url: brand.origin + path,
        robots,
        sitemap,
        llms: read(llmsPath(locale, 'llms.txt')),
        ...(twin && { other: twin.html }),
      })
      const lost = results.flatMap(({ check, judgement: { verdict }, remarks }) =>
        verdict === 'fail' || verdict === 'warn' ? [`${verdict} ${check.id}: ${remarks[0]?.message.en}`] : [],
      )
      expect(score.total, lost.join('\n')).toBeGreaterThanOrEqual(least)
      expect(lost.filter((line) => /^fail (?:safety|access)/.test(line))).toEqual([])
    },
  )
})
