import { useLingui } from '@lingui/react/macro'
import { Actions } from '../actions.tsx'
import { RichText } from '../rich-text.tsx'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'
import { CitedAnswer } from './cited-answer.tsx'

/** The head of a page: the only h1, what the page answers, and where to go from here. */
export default function Hero({ block, updated }: ViewOf<'hero'>) {
  return (
    <section className={block.cited ? 'hero hero--cited' : 'hero'}>
      <div className="hero__text">
        <h1 tabIndex={-1}>{block.title}</h1>
        <div className="hero__lead">
          <RichText value={block.lead} />
        </div>
        <Actions actions={block.actions} />
        {updated && <Updated day={updated} />}
      </div>
      {block.cited && <CitedAnswer cited={block.cited} />}
    </section>
  )
}

function Updated({ day }: { day: string }) {
  const { t } = useLingui()
  const updated = useDate()(day)
  return <p className="meta hero__updated">{t`Last updated ${updated}`}</p>
}
