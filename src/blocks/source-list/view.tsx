import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../section.tsx'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'
import { WorkTitle } from '../work-title.tsx'

type Entry = ViewOf<'source-list'>['block']['entries'][number]

/** A bibliography: what each work is, who made it, when, and where it can be read; in detail, what speaks against it. */
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
  const List = block.kind === 'numbered' ? 'ol' : 'ul'
  return (
    <Section kind="source-list">
      <List className="bibliography">
        {block.entries.map((source) => (
          <li key={source.id} id={source.id}>
            <WorkTitle {...source} /> <small>{`${types[source.type]} · ${source.imprint}`}</small>
            {source.note && <p>{source.note}</p>}
            {block.detail && source.account && <Known account={source.account} />}
          </li>
        ))}
      </List>
    </Section>
  )
}

function Known({ account: { checked, seen, study, against } }: { account: NonNullable<Entry['account']> }) {
  const { t } = useLingui()
  const day = useDate()(checked)
  return (
    <>
      {study && (
        <>
          <Told name={t`Protocol:`}>{study.protocol}</Told>
          <Told name={t`Result:`}>{study.result}</Told>
          <Told name={t`Limits:`}>{study.limits}</Told>
        </>
      )}
      {against && <Told name={t`Against it:`}>{against}</Told>}
      <p className="meta">
        {seen === 'original' ? t`Checked on ${day}, in the original.` : t`Checked on ${day}, as others quote it.`}
      </p>
    </>
  )
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <strong>{name}</strong> {children}
    </p>
  )
}
