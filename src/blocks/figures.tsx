import { useLingui } from '@lingui/react/macro'
import type { Block } from '../content/model.ts'
import { SourceMark } from '../ui/quotation.tsx'
import { Stat } from '../ui/stat.tsx'
import { Section } from './section.tsx'

/** Figures of the ledger, each with its source or the plain word that it is the agency's own. */
export function Figures({ block }: { block: Extract<Block, { type: 'figures' }> }) {
  const { t } = useLingui()
  return (
    <Section kind="figures" sources={block.sources}>
      <div className="figures">
        {block.figures.map(({ id, value, label, description, number }) => (
          <Stat
            key={id}
            value={value}
            label={
              <>
                <strong>{label}</strong> {description}
              </>
            }
            mark={
              number ? (
                <SourceMark number={number} href={`#source-${number}`} label={t`Source ${number}`} />
              ) : (
                t`agency figure`
              )
            }
          />
        ))}
      </div>
    </Section>
  )
}
