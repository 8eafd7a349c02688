import { useLingui } from '@lingui/react/macro'
import type { CitedSource } from '../content/model.ts'
import { WorkTitle } from './work-title.tsx'

/** The works that a block cites first, in its margin: what `[n]` leads to. */
export function Sources({ sources }: { sources: readonly CitedSource[] }) {
  const { t } = useLingui()
  if (sources.length === 0) return null
  return (
    <div className="sources">
      <ol aria-label={t`Sources`}>
        {sources.map((source) => (
          <li key={source.id} id={`source-${source.number}`} value={source.number}>
            <span className="sources__number">[{source.number}]</span> <WorkTitle {...source} />{' '}
            <small>{source.imprint}</small> {source.place && <a href={source.place}>{t`limits`}</a>}
          </li>
        ))}
      </ol>
    </div>
  )
}
