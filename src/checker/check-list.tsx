import { useLingui } from '@lingui/react'
import type { Locale } from '../site/locales.ts'
import { checksInWords } from './checks-in-words.ts'
import { PrecisionTable } from './precision-table.tsx'

/** All that is checked, why, and how well that is known: text of the page. */
export function CheckList({ locale }: { locale: Locale }) {
  const { i18n } = useLingui()
  return (
    <>
      {checksInWords(i18n, locale).map(({ name, checks }) => (
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
    </>
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
