import { useLingui } from '@lingui/react/macro'
import { brand } from '../../site/brand.ts'
import { Actions } from '../actions.tsx'
import { RichText } from '../rich-text.tsx'
import type { SheetsOf } from '../sheets.ts'
import { useDate } from '../use-date.ts'
import type { ViewOf } from '../views.tsx'
import type { CitedAnswer as Cited, Without as WithoutBlock } from './schema.ts'

export const sheets: SheetsOf<'hero'> = ({ cited, above }) => [...(cited ? ['cited'] : []), ...(above ? [above] : [])]

/** The head of a page: the only h1, what the page answers, and where to go from here. */
export default function Hero({ block, updated, navigation, page }: ViewOf<'hero'>) {
  return (
    <section className={`hero${block.cited ? ' with-answer' : ''}${block.above ? ' above-tool' : ''}`}>
      <div className="opening">
        <h1 tabIndex={-1}>{block.title}</h1>
        <div className="opening__lead">
          <RichText value={block.lead} />
        </div>
        <Actions actions={block.actions} navigation={navigation} />
        {updated && !block.above && <Updated day={updated} published={page.meta.datePublished} />}
      </div>
      {block.cited && <CitedAnswer cited={block.cited} />}
      {block.without && <Without block={block.without} />}
    </section>
  )
}

function Updated({ day, published = day }: { day: string; published?: string | undefined }) {
  const { t } = useLingui()
  const written = useDate()
  const [first, updated] = [written(published), written(day)]
  const lastUpdated = t`Last updated ${updated}`
  return (
    <p className="meta opening__updated">
      {published === day ? lastUpdated : `${t`Published ${first}`} · ${lastUpdated}`}
    </p>
  )
}

/**
 * The signature of the site: an assistant's answer in which a page of ours is quoted, the mark on the quotation, and the
 * source card the mark leads to. Real text, without motion.
 */
function CitedAnswer({ cited }: { cited: Cited }) {
  const { t } = useLingui()
  return (
    <figure className="cited" aria-label={t`Example of an answer that cites its source`}>
      <p className="cited__question">{cited.question}</p>
      <div className="cited__answer">
        <RichText value={cited.answer} />
      </div>
      <a className="cited__source" id="cited-source" href={cited.page.path}>
        <span className="cited__number" aria-hidden="true">
          [1]
        </span>
        <span>
          <strong>{cited.page.title}</strong>{' '}
          <small>
            {new URL(brand.origin).host}
            {cited.page.path}
          </small>
        </span>
      </a>
      <figcaption>{t`Illustration: what being cited looks like.`}</figcaption>
    </figure>
  )
}

/**
 * Takes something from the cited page, and the answer above loses its sentence, its mark or its card (cited.css). Without
 * styles, and in the text that machines read, nothing disappears.
 */
function Without({ block: { id, heading, intro, cards, lacks } }: { block: WithoutBlock }) {
  return (
    <fieldset className="without" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <RichText value={intro} />
      {cards.map(({ title, body }, index) => (
        <div key={title} className="without__state">
          <h3>
            <input
              type="radio"
              name="without"
              id={`without-${lacks[index]}`}
              value={lacks[index]}
              defaultChecked={lacks[index] === 'nothing'}
            />{' '}
            <label htmlFor={`without-${lacks[index]}`}>{title}</label>
          </h3>
          <RichText value={body} />
        </div>
      ))}
    </fieldset>
  )
}
