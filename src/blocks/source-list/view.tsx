import { useLingui } from '@lingui/react/macro'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'
import { WorkTitle } from '../work-title.tsx'

/** A bibliography: what each work is, who made it, when, and where it can be read. */
export default function SourceList({ block }: ViewOf<'source-list'>) {
  const { t } = useLingui()
  const types = {
    study: t`Study`,
    benchmark: t`Benchmark`,
    guidelines: t`Guidelines`,
    documentation: t`Documentation`,
    internal: t`Our own data`,
    research: t`Research`,
    article: t`Article`,
    book: t`Book`,
    website: t`Website`,
    report: t`Report`,
  }
  return (
    <Section kind="source-list">
      <ol className="bibliography">
        {block.entries.map((source) => (
          <li key={source.id} id={source.id}>
            <WorkTitle {...source} /> <small>{`${types[source.type]} · ${source.imprint}`}</small>
            {source.note && <p>{source.note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
