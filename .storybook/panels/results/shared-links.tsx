import type { CSSProperties, ReactNode } from 'react'
import type { ResultFacts } from '../../facts/result-facts.ts'

type Shown = { results: ResultFacts; language: string }

/** A link to the page as three networks show it: picture, title, description, host, as far as each does. */
export function SharedLinks(props: Shown) {
  const { title, description, host } = props.results
  return (
    <div className="cards" data-testid="shared-links">
      <Card name="X" {...props}>
        <p className="over">{title}</p>
      </Card>
      <Card name="LinkedIn" {...props}>
        <p className="words">
          <strong className="clamp" style={lines(2)}>
            {title}
          </strong>
          <span className="quiet">{host}</span>
        </p>
      </Card>
      <Card name="Facebook" {...props}>
        <p className="words">
          <span className="quiet">{host.toUpperCase()}</span>
          <strong className="clamp" style={lines(2)}>
            {title}
          </strong>
          <span className="clamp quiet" style={lines(1)}>
            {description}
          </span>
        </p>
      </Card>
    </div>
  )
}

const lines = (count: number): CSSProperties & Record<'--lines', number> => ({ '--lines': count })

function Card({ name, results, language, children }: Shown & { name: string; children: ReactNode }) {
  return (
    <figure className="card" data-testid={`shared-${name.toLowerCase()}`}>
      <figcaption>{name}</figcaption>
      <div className="frame" lang={language}>
        <img src={results.image} width={1200} height={630} alt={results.ownTitle} />
        {children}
      </div>
    </figure>
  )
}
