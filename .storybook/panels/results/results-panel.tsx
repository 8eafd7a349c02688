import type { CSSProperties, ReactNode } from 'react'
import { resultLimits, shorten } from '../../../cli/content/result-limits.ts'
import type { PageFacts } from '../../facts/facts.ts'
import type { ResultFacts } from '../../facts/result-facts.ts'
import { FindingList, PlaceLink } from '../frame/findings.tsx'
import { Panel } from '../frame/panel.tsx'
import { Scroll } from '../frame/scroll.tsx'

export function ResultsPanel() {
  return (
    <Panel
      name="Results"
      page={(facts) => <Results key={facts.path} {...facts} />}
      block="A block has no results page of its own. Open the story of a page that has it."
    />
  )
}

const devices = ['desktop', 'mobile'] as const

function Results({ results, language }: PageFacts) {
  return (
    <>
      <h3>On a results page</h3>
      {!results.indexed && <p>This page keeps itself out of results. In them it would be:</p>}
      <div className="results" lang={language}>
        {devices.map((device) => (
          <Scroll key={device} name={`As on ${device}`}>
            <Result results={results} device={device} />
          </Scroll>
        ))}
      </div>
      <Widths results={results} />
      <h3>Where a link is shared</h3>
      <SharedLinks results={results} language={language} />
      <h3>Findings</h3>
      <FindingList findings={results.findings} none="Title and description are as they should be." />
    </>
  )
}

type Device = (typeof devices)[number]

const shortened = (results: ResultFacts, device: Device, part: 'title' | 'description') => {
  const { size, most } = resultLimits[device][part]
  return shorten(results[part], most, (text) => arialWidthHere(text, size))
}

function Result({ results, device }: { results: ResultFacts; device: Device }) {
  const { siteName, host, trail } = results
  return (
    <figure className={`result result--${device}`} data-testid={`result-${device}`}>
      <figcaption lang="en">{device === 'desktop' ? 'Desktop' : 'Mobile, 360 px wide'}</figcaption>
      <p className="site">{siteName}</p>
      <p className="trail" data-testid={`result-${device}-trail`}>
        {[host, ...trail].join(' › ')}
      </p>
      <p className="title" data-testid={`result-${device}-title`}>
        {shortened(results, device, 'title').shown}
      </p>
      <p className="description" data-testid={`result-${device}-description`}>
        {shortened(results, device, 'description').shown}
      </p>
    </figure>
  )
}

function Widths({ results }: { results: ResultFacts }) {
  const rows = devices.flatMap((device) => (['title', 'description'] as const).map((part) => ({ device, part })))
  return (
    <Scroll name="Widths">
      <table data-testid="result-widths">
        <caption>How wide each text is, in pixels, and how much of it is shown</caption>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col" className="number">
              Wide
            </th>
            <th scope="col" className="number">
              Shown
            </th>
            <th scope="col">What is lost</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ device, part }) => {
            const { width, lost } = shortened(results, device, part)
            return (
              <tr key={`${device} ${part}`} data-testid={`width-${device}-${part}`}>
                <th scope="row">
                  {part === 'title' ? 'Title' : 'Description'}, {device}
                  <br />
                  <PlaceLink place={results.places[part]} short />
                </th>
                <td className="number">{width}</td>
                <td className="number">{resultLimits[device][part].most}</td>
                <td>{lost === '' ? 'nothing' : <Lost lost={lost} part={part} results={results} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}

function Lost({ lost, part, results }: { lost: string; part: 'title' | 'description'; results: ResultFacts }) {
  const harmless = part === 'title' && lost.replace(/^—\s*/, '') === results.siteName
  if (harmless) return <>only the name of the site</>
  return <span className="lost">‘{lost}’</span>
}

let canvas: CanvasRenderingContext2D | null | undefined

/** Pixels that a line of Arial takes, as this browser sets it. @param size pixels */
function arialWidthHere(text: string, size: number): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = `${size}px Arial, "Liberation Sans", Arimo, sans-serif`
  return canvas.measureText(text).width
}

type Shown = { results: ResultFacts; language: string }

/** A link to the page as three networks show it: picture, title, description, host, as far as each does. */
function SharedLinks(props: Shown) {
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
