import { z } from 'zod'
import { type BlockContext, collecting, type Directive, fail, isHeading, read, takeHeading } from './block-context.ts'
import { buildCards } from './cards.ts'
import { buildFigures, buildGlossary, buildQuestions, buildQuotation, buildTerms } from './collection-blocks.ts'
import {
  buildArticles,
  buildAuthor,
  buildCaseStudies,
  buildChart,
  buildNotice,
  buildSourceList,
  buildVideo,
} from './exhibit-blocks.ts'
import { type Block, confidenceLevels, statementKinds, type ToolBlock } from './model.ts'
import { actionsOf, isLinksOnly, plain, rich } from './rich.ts'

type Builder = (node: Directive, context: BlockContext) => Block | undefined

/** The kinds of block that copy can ask for, by directive name. */
const builders: Record<string, Builder> = {
  hero: buildHero,
  figures: buildFigures,
  cards: (node, context) => buildCards('cards', node, context),
  steps: (node, context) => buildCards('steps', node, context),
  questions: buildQuestions,
  glossary: buildGlossary,
  'source-list': buildSourceList,
  'case-studies': buildCaseStudies,
  author: buildAuthor,
  chart: buildChart,
  video: buildVideo,
  notice: buildNotice,
  articles: buildArticles,
  'crawler-policy': (node, context) => read(node, z.strictObject({}), context) && { type: 'crawler-policy' },
  'legal-identity': (node, context) => read(node, z.strictObject({}), context) && { type: 'legal-identity' },
  terms: buildTerms,
  quotation: buildQuotation,
  form: buildForm,
  'roi-calculator': tool('roi-calculator'),
  'readiness-checker': tool('readiness-checker'),
  'readiness-checks': tool('readiness-checks'),
  'own-readiness': tool('own-readiness'),
  'call-to-action': buildCallToAction,
  'contact-details': (node, context) => read(node, z.strictObject({}), context) && { type: 'contact-details' },
  ...Object.fromEntries(statementKinds.map((kind) => [kind, statement(kind)])),
}

export function buildDirective(node: Directive, context: BlockContext): Block | undefined {
  const build = builders[node.name]
  if (build) return build(node, context)
  fail(
    node,
    context,
    `there is no block '${node.name}'. Known: ${[...Object.keys(builders), 'columns'].sort().join(', ')}.`,
  )
  return undefined
}

function buildHero(node: Directive, context: BlockContext): Block | undefined {
  const [first, ...rest] = node.children
  if (!isHeading(first, 1)) return fail(node, context, "hero: starts with the page's title, '# …'.")
  const last = rest.filter((child) => child.type !== 'containerDirective').at(-1)
  const buttons = isLinksOnly(last) ? last : undefined
  const citedNode = rest.find((child) => child.type === 'containerDirective')
  return {
    type: 'hero',
    title: plain(first.children, context),
    lead: rich(
      rest.filter((child) => child !== buttons && child !== citedNode),
      context,
    ),
    actions: buttons ? actionsOf(buttons, context) : [],
    cited: citedNode && buildCitedAnswer(citedNode, context),
  }
}

function buildCitedAnswer(node: Directive, context: BlockContext) {
  const attributes = read(node, z.strictObject({ question: z.string(), page: z.string() }), context)
  if (!attributes) return undefined
  const page = context.pageNamed(attributes.page)
  if (!page) return fail(node, context, `cited-answer: there is no published page '${attributes.page}'.`)
  const [question] = rich(
    [{ type: 'paragraph', children: [{ type: 'text', value: attributes.question }] }],
    context,
  ).children
  return {
    question: question ? plain([question], context) : attributes.question,
    answer: rich(node.children, context),
    page,
  }
}

function statement(kind: (typeof statementKinds)[number]): Builder {
  const schema = z.strictObject({
    id: z.string().optional(),
    topic: z.string().optional(),
    confidence: z.enum(confidenceLevels).default('high'),
  })
  return (node, context) => {
    const attributes = read(node, schema, context)
    if (!attributes) return undefined
    const { heading, id, rest } = takeHeading(node.children, context, attributes.id)
    if (!heading || !id) return fail(node, context, `${kind}: starts with a heading, '## …'.`)
    const { value: body, sources } = collecting(context, () => rich(rest, context))
    return {
      type: 'statement',
      statement: kind,
      id,
      topic: attributes.topic,
      confidence: attributes.confidence,
      heading,
      body,
      sources,
    }
  }
}

const formSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contact'), service: z.string().optional(), campaign: z.string().optional() }),
  z.strictObject({ kind: z.literal('audit'), variant: z.enum(['detailed', 'compact', 'hero']).default('detailed') }),
])

function buildForm(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, formSchema, context)
  if (!attributes) return undefined
  const { heading, rest } = takeHeading(node.children, context)
  return {
    type: 'form',
    heading,
    intro: rich(rest, context),
    form:
      attributes.kind === 'audit'
        ? attributes
        : { kind: 'contact', service: attributes.service, campaign: attributes.campaign },
  }
}

/** What is made elsewhere, below a heading and words of the page's own. */
function tool(type: ToolBlock['type']): Builder {
  return (node, context) => {
    if (!read(node, z.strictObject({}), context)) return undefined
    const { heading, id, rest } = takeHeading(node.children, context)
    return { type, id, heading, intro: rich(rest, context) }
  }
}

function buildCallToAction(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ id: z.string().optional() }), context)
  if (!attributes) return undefined
  const { heading, id, rest } = takeHeading(node.children, context, attributes.id)
  if (!heading) return fail(node, context, "call-to-action: starts with a heading, '## …'.")
  const last = rest.at(-1)
  const buttons = isLinksOnly(last) ? last : undefined
  return {
    type: 'call-to-action',
    id,
    heading,
    body: rich(
      rest.filter((child) => child !== buttons),
      context,
    ),
    actions: buttons ? actionsOf(buttons, context) : [],
  }
}
