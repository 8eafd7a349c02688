import { Fragment } from 'react'
import type { PageFacts } from '../../facts/facts.ts'
import type { ReadFacts } from '../../facts/read-facts.ts'
import { FindingList, PlaceLink } from '../frame/findings.tsx'
import { Panel } from '../frame/panel.tsx'
import { Scroll } from '../frame/scroll.tsx'
import { count, type Mark, shareRead, splitAtMarks } from './cut-marks.ts'

export function ReadPanel() {
  return (
    <Panel
      name="What an AI reads"
      page={({ read, language }) => <Read read={read} language={language} />}
      block="Machines read whole pages. Open the story of a page that has this block."
    />
  )
}

function Read({ read, language }: { read: PageFacts['read']; language: string }) {
  if ('failed' in read) return <p role="alert">{read.failed}</p>
  const { firstAnswer, markdown, text } = read
  return (
    <>
      <h3>What arrives, before any script runs</h3>
      <dl className="summary">
        <dt>Words</dt>
        <dd data-testid="words">{count(read.words)}</dd>
        <dt>HTML</dt>
        <dd>{count(read.htmlCharacters)} characters, as published</dd>
        <dt>Content</dt>
        <dd>{read.start}</dd>
        <dt>Readiness</dt>
        <dd data-testid="score">{read.score} of 100</dd>
      </dl>
      <h3>The first answer</h3>
      <blockquote lang={language} data-testid="first-answer">
        {firstAnswer.sentence || 'There is none.'}
      </blockquote>
      <p>
        {firstAnswer.message} It is behind {firstAnswer.wordsBefore} {firstAnswer.wordsBefore === 1 ? 'word' : 'words'}.{' '}
        <PlaceLink place={firstAnswer.place} />
      </p>
      <h3>How much is read</h3>
      <Cuts read={read} />
      <h3>Words below each heading</h3>
      <Chunks chunks={read.chunks} language={language} />
      <h3>The page as text</h3>
      <MarkedText
        name="The page as text"
        language={language}
        text={text}
        highlight={{ at: firstAnswer.at, length: firstAnswer.sentence.length }}
        marks={[
          ...read.htmlCuts.map(({ limit }) => ({ at: limit, label: `${count(limit)} characters of text` })),
          ...read.htmlCuts.flatMap(({ limit, at }) =>
            at === undefined ? [] : [{ at, label: `${count(limit)} characters of HTML` }],
          ),
        ]}
      />
      <h3>The page as Markdown</h3>
      <MarkedText
        name="The page as Markdown"
        language={language}
        text={markdown}
        marks={read.htmlCuts.map(({ limit }) => ({ at: limit, label: `${count(limit)} characters of Markdown` }))}
      />
      <h3>Findings</h3>
      <FindingList findings={read.findings} none="Nothing is found in what is written, nor in how it is read." />
    </>
  )
}

/** Table: how much of the words is left, by format and limit. */
function Cuts({ read: { htmlCuts, text, markdown, htmlCharacters } }: { read: ReadFacts }) {
  return (
    <Scroll name="How much is read">
      <table data-testid="cuts">
        <caption>Share of the words that is read by who stops after so many characters</caption>
        <thead>
          <tr>
            <th scope="col">Stops after</th>
            <th scope="col" className="number">
              HTML ({count(htmlCharacters)})
            </th>
            <th scope="col" className="number">
              Text ({count(text.length)})
            </th>
            <th scope="col" className="number">
              Markdown ({count(markdown.length)})
            </th>
          </tr>
        </thead>
        <tbody>
          {htmlCuts.map(({ limit, at }) => (
            <tr key={limit} data-testid={`cut-${limit}`}>
              <th scope="row">{count(limit)}</th>
              <td className="number">{at === undefined ? 100 : shareRead(text, at)} %</td>
              <td className="number">{shareRead(text, limit)} %</td>
              <td className="number">{shareRead(markdown, limit)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

type Span = { readonly at: number; readonly length: number }

/** A text with marks where readers stop, and one highlighted passage. */
function MarkedText({
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

/**
 * The headings of a page and how many words are below each: search engines often store such parts rather than whole
 * pages.
 */
function Chunks({ chunks, language }: { chunks: ReadFacts['chunks']; language: string }) {
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
