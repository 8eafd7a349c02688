import { useLingui } from '@lingui/react/macro'
import type { CitedSource } from '../content/model.ts'

/** The works that a block cites first, in its margin: what `[n]` leads to. */
export function Sources({ sources }: { sources: readonly CitedSource[] }) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <div className="sources">
      <ol aria-label={t`Sources`}>
        {sources.map((source) => (
          <li key={source.id} id={`source-${source.number}`} value={source.number}>
            <span className="sources__number">[{source.number}]</span>{' '}
            {source.url ? <a href={source.url}>{source.title}</a> : <cite>{source.title}</cite>}{' '}
            <small>{source.imprint}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
