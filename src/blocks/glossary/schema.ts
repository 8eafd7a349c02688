import { z } from 'zod'
import { anchor, type BlockContext, collecting, directive, type EntitiesOf } from '../../content/block-context.ts'
import type { Placed, RawTerm } from '../../content/collections.ts'
import type { Term } from '../../content/model.ts'
import { resolveLink } from '../../content/references.ts'
import { richText, withoutSourceMarks } from '../../content/rich.ts'
import { absolute } from '../../site/addresses.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    glossary: { type: 'glossary'; terms: Term[]; sources: CitedSource[] }
  }
}

/** The whole glossary, in the order of the language's alphabet. */
export const directives = {
  glossary: directive(z.strictObject({}), (_, __, context) => {
    const written = [...context.collections.terms.values()].sort((a, b) =>
      a.value.term.localeCompare(b.value.term, context.locale),
    )
    const { value: terms, sources } = collecting(context, () => written.map((entry) => termOf(entry, context)))
    return { type: 'glossary', terms, sources }
  }),
}

export function termOf({ file, value, placeOf: placeIn }: Placed<RawTerm>, context: BlockContext): Term {
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

export const entities: EntitiesOf<'glossary'> = ({ terms }, { path, meta, locale }) => {
  const url = absolute(path)
  const id = `${url}#terms`
  return [
    {
      '@type': 'DefinedTermSet',
      '@id': id,
      name: meta.title,
      inLanguage: locale,
      hasDefinedTerm: terms.map(({ anchor, term, definition, synonyms }) => ({
        '@type': 'DefinedTerm' as const,
        '@id': `${url}#${anchor}`,
        name: term,
        description: withoutSourceMarks(definition),
        url: `${url}#${anchor}`,
        inDefinedTermSet: { '@id': id },
        ...(synonyms.length > 0 && { alternateName: synonyms }),
      })),
    },
  ]
}
