import type { PageFacts, ReadFacts } from '../../facts/facts.ts'
import { FindingList } from '../frame/finding-list.tsx'
import { Panel } from '../frame/panel.tsx'
import { PlaceLink } from '../frame/place-link.tsx'
import { Scroll } from '../frame/scroll.tsx'
import { Chunks } from './chunks.tsx'
import { count, shareRead } from './cut-marks.ts'
import { MarkedText } from './marked-text.tsx'

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
          ...read.limits.map((limit) => ({ at: limit, label: `${count(limit)} characters of text` })),
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
        marks={read.limits.map((limit) => ({ at: limit, label: `${count(limit)} characters of Markdown` }))}
      />
      <h3>Findings</h3>
      <FindingList findings={read.findings} none="Nothing is found in what is written, nor in how it is read." />
    </>
  )
}

/** How much of the words is left, by what is fetched and where it is cut. */
function Cuts({ read: { limits, htmlCuts, text, markdown, htmlCharacters } }: { read: ReadFacts }) {
  const ofHtml = (limit: number) => {
    const at = htmlCuts.find((cut) => cut.limit === limit)?.at
    return at === undefined ? 100 : shareRead(text, at)
  }
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
          {limits.map((limit) => (
            <tr key={limit} data-testid={`cut-${limit}`}>
              <th scope="row">{count(limit)}</th>
              <td className="number">{ofHtml(limit)} %</td>
              <td className="number">{shareRead(text, limit)} %</td>
              <td className="number">{shareRead(markdown, limit)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
