import { z } from 'zod'
import { anchor, type BlockContext, collecting, type Directive, fail, read } from './block-context.ts'
import type { Block } from './model.ts'
import { cite } from './references.ts'
import { placeOf, rich, richText } from './rich.ts'

const ids = z.string().transform((list) => list.split(/\s+/).filter(Boolean))

export function buildFigures(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids }), context)
  if (!attributes) return undefined
  const { value: figures, sources } = collecting(context, () =>
    attributes.ids.flatMap((id) => {
      const figure = context.figures.get(id)
      if (!figure) return fail(node, context, `figures: '${id}' is not in the ledger of ${context.locale}.`) ?? []
      return [{ ...figure, number: figure.source && cite(figure.source, placeOf(node), context)?.number }]
    }),
  )
  return { type: 'figures', figures: figures.map((f) => ({ ...f, number: f.number || undefined })), sources }
}

export function buildQuestions(node: Directive, context: BlockContext): Block | undefined {
  const attributes = read(node, z.strictObject({ ids }), context)
  if (!attributes) return undefined
  const { questions: all } = context.collections
  const { value: questions, sources } = collecting(context, () =>
    attributes.ids.flatMap((id) => {
      const entry = all.get(id)
      if (!entry) return fail(node, context, `questions: '${id}' is not in the collection of ${context.locale}.`) ?? []
      anchor(id, context)
      return [
        {
          ...entry.value,
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
      anchor(id, context)
      return [
        {
          ...entry.value,
          definition: richText(entry.value.definition, entry.placeOf(['definition']), { ...context, file: entry.file }),
        },
      ]
    }),
  )
  return { type: 'terms', terms, sources }
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
