import { useLingui } from '@lingui/react/macro'
import { brand } from '../site/brand.ts'
import type { DetailRow } from './detail-rows.ts'
import { Section } from './section.tsx'

/** Details of the agency as a list of terms. */
export function Details({ kind, heading, rows }: { kind: string; heading?: string; rows: readonly DetailRow[] }) {
  const { t } = useLingui()
  return (
    <Section kind={kind} heading={heading}>
      {brand.illustrative.length > 0 && (
        <p className="meta">{t`Illustration: an invented agency; its addresses and numbers are reserved for fiction.`}</p>
      )}
      <dl className="details">
        {rows.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {lines.map(({ text, href }) => (
                <span key={text} className="details__line">
                  {href ? <a href={href}>{text}</a> : text}{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
