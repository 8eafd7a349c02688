import type { CardsBlock } from '../cards/schema.ts'
import { RichText } from '../rich-text.tsx'
import { lacks } from './lacks.ts'

/**
 * Takes something from the page that the answer above cites: its sentence, its mark or its card goes (cited.css). Without
 * styles, and for who reads the text alone, nothing is ever gone.
 */
export function Without({ block: { id, heading, intro, cards } }: { block: CardsBlock }) {
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
              autoComplete="off"
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
