import { useLingui } from '@lingui/react/macro'
import { Quotation } from '../../ui/quotation.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { ViewOf } from '../views.tsx'

export const sheets: SheetsOf<'case-studies'> = ({ studies }) =>
  studies.some(({ testimonial }) => testimonial) ? ['figures', 'details', 'quotation'] : ['figures', 'details']

/** Tags shown on a card (specification, section 3). */
const shownTags = 3

/** A line may end with the dot; none begins with it. */
const separator = '\u00a0· '

export default function CaseStudies({ block }: ViewOf<'case-studies'>) {
  return (
    <section className="block block--case-studies">
      {block.studies.map((study) => (
        <CaseStudyCard key={study.id} study={study} />
      ))}
    </section>
  )
}

function CaseStudyCard({ study }: { study: ViewOf<'case-studies'>['block']['studies'][number] }) {
  const { t } = useLingui()
  const parts = [
    { name: t`Challenge`, text: study.challenge },
    { name: t`Solution`, text: study.solution },
    { name: t`Results`, text: study.results },
  ]
  return (
    <article className="case" id={study.id} data-illustrative={study.illustrative ? '' : undefined}>
      <header>
        <h2>{study.title}</h2>
        {study.illustrative && (
          <p className="meta">{t`Illustration: an invented case, told as a real one would be.`}</p>
        )}
        <p className="meta">{[study.client, study.industry, study.duration].join(separator)}</p>
        <p className="meta">{study.tags.slice(0, shownTags).join(separator)}</p>
      </header>
      {study.imageUrl && <img src={study.imageUrl} alt="" loading="lazy" decoding="async" />}
      <dl className="details">
        {parts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="figures">
        {study.metrics.map(({ value, label, change, changeType }) => (
          <Stat
            key={label}
            value={value}
            label={
              <>
                {label} {change && <span data-change={changeType}>({change})</span>}
              </>
            }
            origin={study.illustrative ? t`invented figure` : t`agency figure`}
          />
        ))}
      </div>
      {study.testimonial && (
        <Quotation author={`${study.testimonial.author}, ${study.testimonial.role}`}>
          <p>{study.testimonial.quote}</p>
        </Quotation>
      )}
      {study.caseStudyUrl && (
        <p>
          <a href={study.caseStudyUrl}>{t`Read the whole case study`}</a>
        </p>
      )}
    </article>
  )
}
