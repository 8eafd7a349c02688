import { readLedger } from '../../launch/ledger.ts'
import { table } from '../../terminal/table.ts'
import { done } from '../command.ts'

/** Prints every claim of the site: its evidence, who confirmed it, and the first place or all places that show it. */
export function contentClaims(root: string, { places = false } = {}): number {
  const claims = readLedger(root)
  const others = (shown: readonly string[]) =>
    places
      ? shown.slice(1).map((place) => ({ claim: '', status: '', value: '', 'answered for by': '', shown: place }))
      : []
  const more = (count: number) => (count > 0 && !places ? ` and ${count} more` : '')
  console.log(
    table(
      claims.flatMap(({ id, status, values, source, claim, shown }) => [
        {
          claim: id,
          status,
          value: values.join(' | '),
          'answered for by':
            source ?? (claim?.confirmed ? `${claim.confirmed.by}, ${claim.confirmed.on}` : 'nobody yet'),
          shown: shown.length === 0 ? 'nowhere' : `${shown[0]}${more(shown.length - 1)}`,
        },
        ...others(shown),
      ]),
    ),
  )
  const count = (wanted: string) => claims.filter(({ status }) => status === wanted).length
  console.log(
    `\n${claims.length} claims: ${count('sourced')} sourced, ${count('agency')} the agency's own, ${count('illustrative')} illustrations`,
  )
  return done
}
