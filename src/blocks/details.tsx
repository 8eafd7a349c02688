import type { DetailRow } from './detail-rows.ts'

/** Particulars as a list of terms. */
export function Details({ rows }: { rows: readonly DetailRow[] }) {
  return (
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
  )
}
