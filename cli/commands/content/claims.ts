import { done } from '../../exit-code.ts'
import { readLedger } from '../../launch/ledger.ts'
import { table } from '../../terminal/table.ts'

/** Prints every claim of the site: what answers for it, who confirmed it, and where it is shown. */
export function contentClaims(root: string): number {
  const claims = readLedger(root)
  console.log(
    table(
      claims.map(({ id, status, values, source, claim, shown }) => ({
        claim: id,
        status,
        value: values.join(' | '),
        'answered for by': source ?? (claim?.confirmed ? `${claim.confirmed.by}, ${claim.confirmed.on}` : 'nobody yet'),
        shown: shown.length === 0 ? 'nowhere' : `${shown[0]}${shown.length > 1 ? ` and ${shown.length - 1} more` : ''}`,
      })),
    ),
  )
  const count = (wanted: string) => claims.filter(({ status }) => status === wanted).length
  console.log(
    `\n${claims.length} claims: ${count('sourced')} sourced, ${count('agency')} the agency's own, ${count('illustrative')} illustrations`,
  )
  return done
}
