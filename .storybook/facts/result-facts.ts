import { contentRules } from '../../cli/content/content-rules.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { headOf } from '../../src/publish/head.ts'
import { trailOf } from '../../src/publish/navigation.ts'
import { brand } from '../../src/site/brand.ts'
import { imageWords } from '../../vite/pictures/social-images.ts'
import { imageAddress } from './addresses.ts'
import { factOf, type Sources } from './sources.ts'

const rules: readonly string[] = [contentRules.title.id, contentRules.description.id]

export type ResultFacts = ReturnType<typeof resultFacts>

/** What a results page and a shared link show. @param findings of the content checks */
export function resultFacts(
  page: Page,
  site: Site,
  { sources, findings }: { sources: Sources; findings: readonly Finding[] },
) {
  const { title, description, robots } = headOf(page, site)
  return {
    /** `false`: the page has noindex. */
    indexed: !robots.includes('noindex'),
    title,
    /** The page's own part of the title; the site name around it may be cut off. */
    ownTitle: page.meta.title,
    description,
    siteName: brand.name,
    host: new URL(brand.origin).host,
    trail: trailOf(page, site)
      .slice(1)
      .flatMap(({ name, path }) => (path ? [name] : [])),
    /** Address of the image, relative to the manager; another one when its words change, as browsers keep what they have. */
    image: `${imageAddress(page.locale, encodeURIComponent(page.route.id))}?${new URLSearchParams(imageWords(page))}`,
    places: { title: sources.placeOf(page.meta.title), description: sources.placeOf(description) },
    findings: findings.filter(({ rule }) => rules.includes(rule)).map((finding) => factOf(finding)),
  }
}
