import { Fragment } from 'react'
import { Scroll } from '../frame/scroll.tsx'
import { type Mark, splitAtMarks } from './cut-marks.ts'

type Span = { readonly at: number; readonly length: number }

/** A text with the places where readers stop, and a passage of it that stands out. */
export function MarkedText({
  name,
  language,
  text,
  marks,
  highlight = { at: 0, length: 0 },
}: {
  name: string
  language: string
  text: string
  marks: readonly Mark[]
  highlight?: Span
}) {
  let from = 0
  return (
    <Scroll name={name} className="text" testId={name.toLowerCase().replaceAll(' ', '-')}>
      {splitAtMarks(text, marks).map((piece, index) => {
        const start = from
        from += piece.text.length
        return (
          <Fragment key={start + (piece.text === '' ? 0.5 : 0)}>
            <span lang={language} className={index > 0 ? 'after' : ''}>
              <Highlighted text={piece.text} span={{ ...highlight, at: highlight.at - start }} />
            </span>
            {piece.marks.map((label) => (
              <p key={label} className="cut" data-testid="cut-mark">
                Some stop here, after {label}
              </p>
            ))}
          </Fragment>
        )
      })}
    </Scroll>
  )
}

function Highlighted({ text, span: { at, length } }: { text: string; span: Span }) {
  const [start, end] = [Math.max(0, at), Math.min(text.length, at + length)]
  if (length === 0 || start >= end) return text
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
