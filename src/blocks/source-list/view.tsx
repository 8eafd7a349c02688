import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../section.tsx'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'
import { Work } from '../work.tsx'

type Entry = ViewOf<'source-list'>['block']['entries'][number]

/** A bibliography: what each work is, who made it, when, and where it can be read; in detail, what speaks against it. */
export default function SourceList({ block }: ViewOf<'source-list'>) {
  const List = block.kind === 'numbered' ? 'ol' : 'ul'
  return (
    <Section kind="source-list">
      <List className="bibliography">
        {block.entries.map((source) => (
          <li key={source.id} id={source.id}>
            <Work {...source} />
            {source.note && <p>{source.note}</p>}
            {block.detail && source.account && <Known account={source.account} />}
          </li>
        ))}
      </List>
    </Section>
  )
}

function Known({ account }: { account: NonNullable<Entry['account']> }) {
  const { t } = useLingui()
  const date = useDate()
  const { study, against, checked, seen } = account
  const day = date(checked)
  return (
    <>
      {study && (
        <>
          <LabelledText name={t`Protocol:`}>{study.protocol}</LabelledText>
          <LabelledText name={t`Result:`}>{study.result}</LabelledText>
          <LabelledText name={t`Limits:`}>{study.limits}</LabelledText>
        </>
      )}
      {against && <LabelledText name={t`Against it:`}>{against}</LabelledText>}
      <p className="meta">
        {seen === 'original' ? t`Checked on ${day}, in the original.` : t`Checked on ${day}, as others quote it.`}
      </p>
    </>
  )
}

function LabelledText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <strong>{name}</strong> {children}
    </p>
  )
}
