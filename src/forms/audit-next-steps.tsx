import { useLingui } from '@lingui/react/macro'

/** What follows the request of an audit. */
export function AuditNextSteps() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`Your site is being analyzed. What happens next:`}</p>
      <ol>
        <li>{t`We ask the main AI assistants the questions your customers ask, and note who is cited.`}</li>
        <li>{t`We compare your pages with the ones that are cited.`}</li>
        <li>{t`You receive the report by email, with what to change first.`}</li>
      </ol>
    </>
  )
}
