import { useLingui } from '@lingui/react/macro'
import type { Term } from '../../content/model.ts'
import type { Locale } from '../../site/locales.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'
import { categories, levels } from './names.ts'

/**
 * The whole glossary. Every entry has an anchor and all its words are text of the page; the filter above it is an island
 * that only hides.
 */
export default function Glossary({ block }: ViewOf<'glossary'>) {
  const names = new Map(block.terms.map((term) => [term.id, term]))
  return (
    <Section kind="glossary" sources={block.sources}>
      {block.terms.map((term) => (
        <Entry key={term.id} term={term} names={names} />
      ))}
    </Section>
  )
}

function Entry({ term, names }: { term: Term; names: ReadonlyMap<string, Term> }) {
  const { t, i18n } = useLingui()
  const related = term.relatedTerms.flatMap((id) => {
    const named = names.get(id)
    return named ? [{ href: `#${named.anchor}`, text: named.term }] : []
  })
  return (
    <article className="entry" id={term.anchor} data-category={term.category} data-level={term.difficulty}>
      <header>
        <h2>
          <dfn>{term.term}</dfn>
        </h2>
        <p className="meta">
          {i18n._(categories[term.category])} · {i18n._(levels[term.difficulty])}
        </p>
      </header>
      {/* Reader modes leave out boxes with many links, unless they are named as text. */}
      <div className="entry__body">
        <RichText value={term.definition} />
        {term.etymology && <Detail name={t`Origin`}>{term.etymology}</Detail>}
        {term.examples.length > 0 && (
          <Detail name={t`For example`}>{term.examples.reduce((before, example) => t`${before}; ${example}`)}</Detail>
        )}
        {term.synonyms.length > 0 && <Detail name={t`Also called`}>{term.synonyms.join(', ')}</Detail>}
        {term.antonyms.length > 0 && <Detail name={t`Not to be confused with`}>{term.antonyms.join(', ')}</Detail>}
        <Links name={t`Related`} links={related} />
        <Links name={t`See also`} links={term.seeAlso} />
        <Links
          name={t`Sources`}
          links={term.sources.map(({ url, title, lang }) => ({ href: url, text: title, lang }))}
        />
      </div>
    </article>
  )
}

function Detail({ name, children }: { name: string; children: string }) {
  const { t } = useLingui()
  return (
    <p className="entry__detail">
      <strong>{t`${name}:`}</strong> {children}
    </p>
  )
}

function Links({
  name,
  links,
}: {
  name: string
  links: readonly { href: string | undefined; text: string; lang?: Locale | undefined }[]
}) {
  const { t } = useLingui()
  if (links.length === 0) return null
  return (
    <p className="entry__detail">
      <strong>{t`${name}:`}</strong>{' '}
      {links.map(({ href, text, lang }, index) => (
        <span key={text} lang={lang}>
          {index > 0 && ', '}
          {href ? <a href={href}>{text}</a> : text}
        </span>
      ))}
    </p>
  )
}
