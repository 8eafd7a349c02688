import { useLingui } from '@lingui/react/macro'
import type { Navigation } from '../publish/navigation.ts'
import { ButtonLink } from '../ui/button.tsx'

/** A link to the sample report, beside an invitation to the audit. The report itself needs no such link. */
export function SampleReport({ navigation: { sampleReport } }: { navigation: Navigation }) {
  const { t } = useLingui()
  if (!sampleReport || sampleReport.current) return null
  return <ButtonLink href={sampleReport.href} variant="link">{t`See a sample report`}</ButtonLink>
}
