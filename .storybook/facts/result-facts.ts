import { contentRules } from '../../cli/content/content-rules.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { headOf } from '../../src/publish/head.ts'
import { trailOf } from '../../src/publish/navigation.ts'
import { brand } from '../../src/site/brand.ts'
import { imageAddress } from './addresses.ts'
import type { ResultFacts } from './facts.ts'
import { factOf, type Sources } from './sources.ts'

const rules: readonly string[] = [contentRules.title.id, contentRules.description.id]

/** @param findings of the content checks */
export function resultFacts(
  page: Page,
  site: Site,
  { sources, findings }: { sources: Sources; findings: readonly Finding[] },
): ResultFacts {
  const { title, description, robots } = headOf(page, site)
  return {
    indexed: !robots.includes('noindex'),
    title,
    ownTitle: page.meta.title,
    description,
    siteName: brand.name,
    host: new URL(brand.origin).host,
    trail: trailOf(page, site)
      .slice(1)
      .flatMap(({ name, path }) => (path ? [name] : [])),
    image: imageAddress(page.locale, page.route.id),
    places: { title: sources.placeOf(page.meta.title), description: sources.placeOf(description) },
    findings: findings.filter(({ rule }) => rules.includes(rule)).map((finding) => factOf(finding)),
  }
}
