import { useLingui } from '@lingui/react'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'
import { checksInWords } from './checks-in-words.ts'
import { PrecisionTable } from './precision-table.tsx'

export const sheets: SheetsOf<'readiness-checks'> = () => ['tables']

/** All that is checked, why, and how well that is known. */
export default function ReadinessChecks({
  block: { id, heading, intro },
  page: { locale },
}: ViewOf<'readiness-checks'>) {
  const { i18n } = useLingui()
  return (
    <Section kind="readiness-checks" id={id} heading={heading}>
      <RichText value={intro} />
      {checksInWords(i18n).map(({ name, checks }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {checks.map(({ title, why, evidence, source, counter }) => (
              <li key={title}>
                <strong>{title}</strong> {why} <Origin href={source}>{evidence}</Origin>
                {counter && (
                  <>
                    {' '}
                    {counter.says} <Origin href={counter.source}>{counter.evidence}</Origin>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <PrecisionTable locale={locale} />
    </Section>
  )
}

/** Where a statement comes from, in parentheses: it is no part of the sentence before it. */
function Origin({ href, children }: { href: string; children: string }) {
  return (
    <small>
      (<a href={href}>{children}</a>)
    </small>
  )
}
