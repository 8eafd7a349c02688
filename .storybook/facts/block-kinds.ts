import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { headOf } from '../../src/publish/head.ts'
import type { BlockKinds } from './facts.ts'

/** The types of the nodes that a kind of block stands for: src/publish/json-ld. */
const typesOf: Readonly<Record<string, string>> = {
  questions: 'FAQPage',
  glossary: 'DefinedTermSet',
  video: 'VideoObject',
  'roi-calculator': 'WebApplication',
  author: 'Person',
}

/** Which pages of a language have which kinds of block, and where a kind is in the structured data. */
export function blockKinds(site: Site, language: string): BlockKinds {
  const pages = everyPage(site).filter(({ locale }) => locale === language)
  const kinds = new Map<string, Page[]>()
  for (const page of pages) {
    const own = page.blocks.flatMap((block) => (block.type === 'columns' ? [block, ...block.blocks] : [block]))
    for (const kind of new Set(own.map(({ type }) => type))) kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return {
    kinds: Object.fromEntries(
      [...kinds].map(([kind, having]) => {
        const type = typesOf[kind]
        const page = having.find((one) => type !== undefined && carries(one, site, type))
        return [
          kind,
          { pages: having.map(({ route }) => route.id), ...(page && type && { node: { type, page: page.route.id } }) },
        ]
      }),
    ),
  }
}

const carries = (page: Page, site: Site, type: string) => headOf(page, site).jsonLd.includes(`"@type":"${type}"`)
