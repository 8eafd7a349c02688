import { z } from 'zod'
import { anchor, type BlockContext, collecting, type Directive, fail, read } from './block-context.ts'
import type { Placed, RawTerm } from './collections.ts'
import type { Block, Term } from './model.ts'
import { cite, resolveLink } from './references.ts'
import { placeOf, rich, richText } from './rich.ts'

export const ids = z.string().transform((list) => list.split(/\s+/).filter(Boolean))

export function buildFigures(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids, detail: z.literal('true').optional() }), context)
  if (!attributes) return undefined
  const { value: figures, sources } = collecting(context, () =>
    attributes.ids.flatMap((id) => {
      const figure = context.figures.get(id)
      if (!figure) return fail(node, context, `figures: '${id}' is not in the ledger of ${context.locale}.`) ?? []
      const number = figure.source ? cite(figure.source, placeOf(node), context)?.number : undefined
      return [{ ...figure, number, anchor: attributes.detail && anchor(figure.id, context) }]
    }),
  )
  return {
    type: 'figures',
    figures,
    detail: attributes.detail !== undefined,
    sources,
  }
}

export function buildQuestions(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids }), context)
  if (!attributes) return undefined
  const { questions: all } = context.collections
  const { value: questions, sources } = collecting(context, () =>
    attributes.ids.flatMap((id) => {
      const entry = all.get(id)
      if (!entry) return fail(node, context, `questions: '${id}' is not in the collection of ${context.locale}.`) ?? []
      return [
        {
          ...entry.value,
          anchor: anchor(id, context),
          answer: richText(entry.value.answer, entry.placeOf(['answer']), { ...context, file: entry.file }),
        },
      ]
    }),
  )
  return { type: 'questions', questions, sources }
}

export function buildTerms(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids }), context)
  if (!attributes) return undefined
  const { value: terms, sources } = collecting(context, () =>
    attributes.ids.flatMap((id) => {
      const entry = context.collections.terms.get(id)
      if (!entry) return fail(node, context, `terms: '${id}' is not in the glossary of ${context.locale}.`) ?? []
      return [termOf(entry, context)]
    }),
  )
  return { type: 'terms', terms, sources }
}

/** The whole glossary, in the order of the language's alphabet. */
export function buildGlossary(node: Directive, context: BlockContext): Block | undefined {
  if (!read(node, z.strictObject({}), context)) return undefined
  const terms = [...context.collections.terms.values()].map((entry) => termOf(entry, context))
  return { type: 'glossary', terms: terms.sort((a, b) => a.term.localeCompare(b.term, context.locale)) }
}

function termOf({ file, value, placeOf: placeIn }: Placed<RawTerm>, context: BlockContext): Term {
  const own = { ...context, file }
  const sources = value.sources.flatMap((id) => context.sources.get(id) ?? [])
  const seeAlso = value.seeAlso.map(({ term, url }, index) => {
    const target = url ? resolveLink(url, placeIn(['seeAlso', index]), own) : undefined
    return { text: term, href: target?.kind === 'address' ? target.href : undefined }
  })
  return {
    ...value,
    anchor: anchor(value.id, context),
    definition: richText(value.definition, placeIn(['definition']), own),
    sources,
    seeAlso,
  }
}

export function buildQuotation(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ source: z.string() }), context)
  if (!attributes) return undefined
  const { value, sources } = collecting(context, () => ({
    body: rich(node.children, context),
    source: cite(attributes.source, placeOf(node), context),
  }))
  return value.source && { type: 'quotation', body: value.body, source: value.source, sources }
}
