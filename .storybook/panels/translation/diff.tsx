import { Fragment } from 'react'
import type { DiffRow, Piece } from '../../facts/facts.ts'
import { Scroll } from '../frame/scroll.tsx'

type Shown = { language: string; name: string; rows: readonly DiffRow[]; known: boolean }

/** What was reviewed beside what is there now. */
export function Diff({ language, name, rows, known }: Shown) {
  return (
    <Scroll name={`${name}, changes`}>
      <table className="diff">
        <caption>
          {known ? `${name}: what changed` : `${name}: what was reviewed is not in the history, or never was`}
        </caption>
        <thead>
          <tr>
            {known && <th scope="col">As reviewed</th>}
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody lang={language}>
          {rows.map(({ before, now }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else
            <tr key={index}>
              {known && (
                <td>
                  <Line pieces={before} of="del" />
                </td>
              )}
              <td>
                <Line pieces={now} of={known ? 'ins' : 'span'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function Line({ pieces = [], of: Changed }: { pieces: readonly Piece[] | undefined; of: 'del' | 'ins' | 'span' }) {
  let from = 0
  return pieces.map(({ text, changed }) => {
    const key = from
    from += text.length
    return <Fragment key={key}>{changed && text !== '' ? <Changed>{text}</Changed> : text}</Fragment>
  })
}
