import type { Link, Nodes } from 'mdast'
import type { Block, Page, Site } from '../../../src/content/model.ts'
import { isPublishedIn, isRouteId, routeById } from '../../../src/site/routes.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { type Passage, placeAt, type Source } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'
import { treeOf } from '../tree.ts'

/** The anchors of every page, by language and route id. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>

export function anchorsOf(site: Site): Anchors {
  return new Map(site.pages.map((page) => [`${page.locale} ${page.route.id}`, new Set(ofPage(page))]))
}

function ofPage(page: Page): string[] {
  const ofBlock = (block: Block): string[] => {
    const own = 'id' in block && block.id ? [block.id] : []
    switch (block.type) {
      case 'questions':
        return [...own, ...block.questions.map(({ id }) => id)]
      case 'terms':
      case 'glossary':
        return block.terms.map(({ id }) => id)
      case 'source-list':
        return block.entries.map(({ id }) => id)
      case 'case-studies':
        return block.studies.map(({ id }) => id)
      case 'author':
        return [block.author.id]
      case 'chart':
        return [block.chart.id]
      case 'video':
        return [block.video.id]
      case 'columns':
        return block.blocks.flatMap(ofBlock)
      default:
        return own
    }
  }
  return [...page.blocks.flatMap(ofBlock), ...page.sources.map(({ number }) => `source-${number}`)]
}

/** `route:faq#measure` names an anchor of that page, and `#measure` one of this. */
export function checkAnchors(
  source: Source & { page?: string },
  passages: readonly Passage[],
  anchors: Anchors,
): Finding[] {
  const links = passages.some(({ kind }) => kind !== 'entry') ? linksIn(treeOf(source)) : []
  const written = [
    ...links.map(({ url, position }) => ({ url, at: position?.start.offset ?? 0 })),
    ...passages
      .filter(({ kind }) => kind === 'entry')
      .flatMap(({ start, end }) =>
        [...source.text.slice(start, end).matchAll(/route:[\w-]+#[\w-]+/g)].map((match) => ({
          url: match[0],
          at: start + match.index,
        })),
      ),
  ]
  return written.flatMap(({ url, at }) => {
    const [, id = source.page, anchor] = /^(?:route:([\w-]+))?#([\w-]+)$/.exec(url) ?? []
    if (!id || !anchor || (isRouteId(id) && !isShown(id, source))) return []
    const known = anchors.get(`${source.locale} ${id}`)
    if (!known || known.has(anchor)) return []
    return [
      found(
        rules.anchor,
        placeAt(source, at),
        `'${url}': the page has no anchor '${anchor}'.${nearest(anchor, known)}`,
      ),
    ]
  })
}

const isShown = (id: string, { locale }: Source) => isPublishedIn(routeById(id), locale)

function nearest(anchor: string, known: ReadonlySet<string>): string {
  const [start = ''] = anchor.split('-')
  const like = [...known].filter((id) => id.includes(start))
  return like.length > 0 ? ` There is ${like.slice(0, 3).join(', ')}.` : ''
}

/** Links and images to other sites, with where they stand. */
export function externalLinks(source: Source): { url: string; at: number }[] {
  return [...source.text.matchAll(/https:\/\/[^\s"'<>()[\]{}`]+/g)].map((match) => ({
    url: match[0].replace(/[.,;:!?]+$/, ''),
    at: match.index,
  }))
}

function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node]
  return 'children' in node ? node.children.flatMap(linksIn) : []
}
