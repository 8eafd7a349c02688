import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnScores } from '../../checker/own-scores.ts'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import type { ViewOf } from '../views.tsx'

/** The scores of this site's own pages in the checks of src/readiness. */
export default function OwnReadiness({ block: { id, heading, intro }, own }: ViewOf<'own-readiness'>) {
  return (
    <Section kind="own-readiness" id={id} heading={heading}>
      <RichText value={intro} />
      {own && <Scores {...own} />}
    </Section>
  )
}

function Scores({ pages, lowest, median, atLowest }: OwnScores) {
  const { t } = useLingui()
  return (
    <p>
      {t`${plural(pages, { one: '# page of this site was checked', other: '# pages of this site were checked' })}. Lowest score: ${lowest} of 100 (${plural(atLowest, { one: '# page', other: '# pages' })}). Median: ${median}.`}
    </p>
  )
}
