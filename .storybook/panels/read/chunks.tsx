import type { Chunk } from '../../facts/facts.ts'
import { PlaceLink } from '../frame/place-link.tsx'
import { Scroll } from '../frame/scroll.tsx'

/** The headings of a page and how many words are below each: a search often keeps one such part, and not the page. */
export function Chunks({ chunks, language }: { chunks: readonly Chunk[]; language: string }) {
  const most = Math.max(1, ...chunks.map(({ words }) => words))
  return (
    <Scroll name="Words below each heading">
      <table className="chunks" data-testid="chunks">
        <caption>A passage that is meant to be quoted has 150 to 200 words</caption>
        <thead>
          <tr>
            <th scope="col">Heading</th>
            <th scope="col" className="number">
              Words
            </th>
            <th scope="col">
              <span className="hidden">In proportion</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {chunks.map(({ heading, level, words, at, place }) => (
            <tr key={at}>
              <th scope="row" style={{ paddingInlineStart: `${(level - 1) * 12}px` }}>
                <span lang={language}>{heading}</span>
                <br />
                <PlaceLink place={place} short />
              </th>
              <td className="number">{words}</td>
              <td>
                <span className="bar" style={{ width: `${Math.round((80 * words) / most)}px` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
