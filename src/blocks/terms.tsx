import type { Block } from '../content/model.ts'
import { RichInline } from './rich-text.tsx'
import { Section } from './section.tsx'

/** Terms of the glossary as a definition list. */
export function Terms({ block }: { block: Extract<Block, { type: 'terms' }> }) {
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
