import { z } from 'zod'
import { anchored, type BlockContext, type Directive, fail, read } from './block-context.ts'
import { ids } from './collection-blocks.ts'
import type { Block } from './model.ts'
import { imprintOf } from './references.ts'
import { rich } from './rich.ts'

const none = z.strictObject({})
const one = z.strictObject({ id: z.string() })

export function buildSourceList(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids }), context)
  const entries = attributes?.ids.flatMap((id) => {
    const source = context.sources.get(id)
    return source
      ? [anchored({ ...source, imprint: imprintOf(source, context.locale) }, context)]
      : (fail(node, context, `source-list: '${id}' is not in the sources of ${context.locale}.`) ?? [])
  })
  return entries && { type: 'source-list', entries }
}

export function buildCaseStudies(node: Directive, context: BlockContext): Block | undefined {
  if (!read(node, none, context)) return undefined
  const studies = [...context.collections.caseStudies.values()].map((study) => anchored(study, context))
  return { type: 'case-studies', studies }
}

export function buildArticles(node: Directive, context: BlockContext): Block | undefined {
  return read(node, none, context) && { type: 'articles', articles: context.articles() }
}

export function buildAuthor(node: Directive, context: BlockContext): Block | undefined {
  const author = pick('authors', context.collections.authors, node, context)
  return author && { type: 'author', author: anchored(author, context) }
}

export function buildChart(node: Directive, context: BlockContext): Block | undefined {
  const chart = pick('charts', context.collections.charts, node, context)
  return chart && { type: 'chart', chart: anchored(chart, context) }
}

export function buildVideo(node: Directive, context: BlockContext): Block | undefined {
  const video = pick('videos', context.collections.videos, node, context)
  return video && { type: 'video', video: anchored(video, context) }
}

export function buildNotice(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ tone: z.enum(['info', 'warning']).default('info') }), context)
  return attributes && { type: 'notice', tone: attributes.tone, body: rich(node.children, context) }
}

/** The entry of a collection that a directive names by its id. */
function pick<T>(
  folder: string,
  entries: ReadonlyMap<string, T>,
  node: Directive,
  context: BlockContext,
): T | undefined {
  const attributes = read(node, one, context)
  const found = attributes && entries.get(attributes.id)
  if (attributes && !found)
    fail(node, context, `${node.name}: '${attributes.id}' is not in src/content/${folder}/${context.locale}.yaml.`)
  return found
}
