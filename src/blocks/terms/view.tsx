import { RichInline } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'terms'> = () => ['details']

/** Terms of the glossary as a definition list. */
export default function Terms({ block }: ViewOf<'terms'>) {
  return (
    <Section kind="terms" sources={block.sources}>
      <dl className="terms">
        {block.terms.map((term) => (
          <div key={term.id} id={term.anchor}>
            <dt>
              <dfn>{term.term}</dfn>
            </dt>
            <dd>
              <RichInline value={term.definition} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
