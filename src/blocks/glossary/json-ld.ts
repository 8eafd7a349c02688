import type { EntitiesOf } from '../../content/entities.ts'
import { spoken } from '../../content/spoken.ts'
import { absolute } from '../../site/addresses.ts'

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
        description: spoken(definition),
        url: `${url}#${anchor}`,
        inDefinedTermSet: { '@id': id },
        ...(synonyms.length > 0 && { alternateName: synonyms }),
      })),
    },
  ]
}
