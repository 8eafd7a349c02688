import type { FactFinding } from '../../facts/facts.ts'
import { PlaceLink } from './place-link.tsx'

/** What the checks found, each with its place. */
export function FindingList({ findings, none }: { findings: readonly FactFinding[]; none?: string }) {
  if (findings.length === 0) return none === undefined ? null : <p className="none">{none}</p>
  return (
    <ul className="findings" data-testid="findings">
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.pointer} ${finding.place.line} ${finding.message}`}>
          <FindingText finding={finding} />
        </li>
      ))}
    </ul>
  )
}

function FindingText({ finding }: { finding: FactFinding }) {
  const { level, message, expected, remedy, source, rule, place } = finding
  return (
    <>
      <p>
        <strong className={`level level--${level}`}>{level}</strong> {message}
        {expected !== undefined && <> Expected: {expected}.</>}
      </p>
      {remedy !== undefined && <p className="quiet">{remedy}</p>}
      <p className="where">
        <PlaceLink place={place} />{' '}
        {source === undefined ? (
          <span className="quiet">{rule}</span>
        ) : (
          <a href={source} target="_blank" rel="noreferrer">
            {rule}
          </a>
        )}
      </p>
    </>
  )
}
