import type { RootContent } from 'mdast'
import type { Question } from 'schema-dts'
import { builders, schemas } from '../blocks/schemas.ts'
import { type BlockContext, collecting, type Directive, fail, isHeading, takeHeading } from './block-context.ts'
import { everyBlock } from './find.ts'
import type { Block, Page, PageHead } from './model.ts'
import { didYouMean } from './problem.ts'
import { rich } from './rich.ts'

const isDirective = (node: RootContent): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective'

/** Turns flow content into blocks, in order: runs of Markdown become prose, split at second-level headings. */
export function buildBlocks(nodes: readonly RootContent[], context: BlockContext): Block[] {
  const blocks: Block[] = []
  let run: RootContent[] = []
  const endRun = () => {
    if (run.length > 0) blocks.push(prose(run, context))
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'yaml') continue
    if (isDirective(node)) {
      endRun()
      const block = buildDirective(node, context)
      if (block) blocks.push(block)
      continue
    }
    if (isHeading(node, 2)) endRun()
    run.push(node)
  }
  endRun()
  return blocks
}

function prose(nodes: readonly RootContent[], context: BlockContext): Block {
  const { heading, id, rest } = takeHeading(nodes, context)
  const { value: body, sources } = collecting(context, () => rich(rest, context))
  return { type: 'prose', id, heading, body, sources }
}

function buildDirective(node: Directive, context: BlockContext): Block | undefined {
  const build = builders[node.name]
  if (build) return build(node, context, (inner) => buildBlocks(inner, context))
  const known = Object.keys(builders).sort()
  return fail(node, context, `There is no block '${node.name}'.`, {
    remedy: didYouMean(node.name, known, `Known: ${known.join(', ')}.`),
  })
}

/** The structured data of a page's blocks, as each `src/blocks/<kind>/schema.ts` makes it. */
export function structuredData(blocks: readonly Block[], page: PageHead): Pick<Page, 'entities' | 'asked'> {
  const all = everyBlock(blocks)
  const made = all.map((block, index) => {
    const isFirst = all.findIndex(({ type }) => type === block.type) === index
    const { entities, asked } = schemas[block.type] ?? {}
    return { entities: entities?.(block, page, isFirst) ?? [], asked: asked?.(block, page, isFirst) ?? [] }
  })
  return { entities: made.flatMap((one) => one.entities), asked: made.flatMap((one): Question[] => one.asked) }
}
