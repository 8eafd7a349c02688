import type { ComponentProps, ReactNode } from 'react'
import { pathOf } from '../../site/routes.ts'
import { checkerId } from '../../site/shared.ts'
import { group, island, staticPart } from '../make-parts.tsx'
import { RichText } from '../rich-text.tsx'
import type { PartsOf } from '../views.tsx'
import { Fields } from './fields.tsx'
import type ReadinessChecker from './islands/readiness-checker.tsx'

/** The fields are prerendered; the island loads the checker when someone is about to use them, and shows its result. */
const parts: PartsOf<'readiness-checker'> = (block, { page: { locale }, i18n }) => {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  return [
    group('section', { className: 'checker' }, [
      text('checker__head', block.heading && <h2 id={block.id}>{block.heading}</h2>),
      group('form', { id: checkerId, method: 'dialog', autoComplete: 'off', 'aria-label': block.heading }, [
        text('checker__fields', <Fields />),
      ]),
      text('checker__intro', <RichText value={block.intro} />),
      island<ComponentProps<typeof ReadinessChecker>>('readiness-checker', { locale, audit: pathOf('audit', locale) }),
    ]),
  ]
}
export default parts
