import { useLingui } from '@lingui/react/macro'
import type { Question } from '../../content/model.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { levels } from '../glossary/names.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'

/** Question cards. Native disclosures: they open without JavaScript, and the first is open from the start. */
export default function Questions({ block, isBelowHeading }: ViewOf<'questions'>) {
  const { i18n } = useLingui()
  const date = useDate()
  // Most are for beginners, so that level is not shown.
  const level = (of: Question['difficulty']) => (of === 'beginner' ? '' : i18n._(levels[of]))
  const named = new Map(block.questions.map((entry) => [entry.id, entry]))
  return (
    <Section kind="questions" sources={block.sources}>
      {block.questions.map((entry, index) => (
        <Disclosure
          key={entry.id}
          id={entry.anchor}
          summary={entry.question}
          level={isBelowHeading ? 3 : 2}
          open={index === 0}
        >
          <RichText value={entry.answer} />
          <Related ids={entry.relatedQuestions} named={named} />
          <p className="meta">
            {[entry.category, level(entry.difficulty)].filter(Boolean).join(' · ')} ·{' '}
            <Updated date={date(entry.lastUpdated)} />
          </p>
        </Disclosure>
      ))}
    </Section>
  )
}

function Updated({ date }: { date: string }) {
  const { t } = useLingui()
  return t`updated ${date}`
}

function Related({ ids, named }: { ids: readonly string[]; named: ReadonlyMap<string, Question> }) {
  const { t } = useLingui()
  const links = ids.flatMap((id) => {
    const related = named.get(id)
    return related ? [related] : []
  })
  if (links.length === 0) return null
  return (
    <p className="meta">
      {t`See also:`}{' '}
      {links.map(({ anchor, question }, index) => (
        <span key={anchor}>
          {index > 0 && ' · '}
          <a href={`#${anchor}`}>{question}</a>
        </span>
      ))}
    </p>
  )
}
