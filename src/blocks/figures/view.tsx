import { useLingui } from '@lingui/react/macro'
import { markOf } from '../../site/citation-mark.ts'
import { SourceMark } from '../../ui/quotation.tsx'
import { Stat } from '../../ui/stat.tsx'
import { FigurePassage } from '../passage.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'figures'> = ({ detail, folded }) => [
  ...(detail ? ['passage'] : []),
  ...(folded ? ['chart'] : []),
]

/** Figures of the ledger, each with its source or the plain word that it is the agency's own. */
export default function Figures({ block }: ViewOf<'figures'>) {
  const { t } = useLingui()
  const date = useDate()
  const figures = (
    <div className={block.detail ? 'figures figures--detail' : 'figures'}>
      {block.figures.map(({ id, value, label, description, citation, method, date: of, anchor }) => (
        <Stat
          key={id}
          value={value}
          label={
            <>
              <strong>{label}</strong> <br />
              {/* Firefox's reader view leaves out a group of figures without an element such as this. */}
              <span>{description}</span>
            </>
          }
          mark={citation && <SourceMark number={citation.number} {...markOf(citation)} />}
          origin={citation ? undefined : t`agency figure`}
          id={anchor}
          // Those of the agency are not offered to be cited.
          controls={anchor && citation && <FigurePassage />}
          {...(block.detail && { note: `${method} (${date(of)})` })}
        />
      ))}
    </div>
  )
  return (
    <Section kind="figures" sources={block.sources}>
      {block.folded ? (
        <details>
          <summary>{t`Each figure and how it was measured`}</summary>
          {figures}
          <RichText value={block.body} />
        </details>
      ) : (
        <>
          {figures}
          <RichText value={block.body} />
        </>
      )}
    </Section>
  )
}
