import { useLingui } from '@lingui/react'
import type { Locale } from '../site/locales.ts'
import { checksInWords } from './checks-in-words.ts'

/** All that is checked, why, and how well that is known: text of the page. */
export function CheckList({ locale }: { locale: Locale }) {
  const { i18n } = useLingui()
  return checksInWords(i18n, locale).map(({ name, checks }) => (
    <div key={name}>
      <h3>{name}</h3>
      <ul>
        {checks.map(({ title, why, evidence, source, counter }) => (
          <li key={title}>
            <strong>{title}</strong> {why} <a href={source}>{evidence}</a>
            {counter && (
              <>
                {' '}
                {counter.says} <a href={counter.source}>{counter.evidence}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}
