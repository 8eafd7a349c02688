import { useLingui } from '@lingui/react/macro'
import type { PlacedRemark } from '../../readiness/audit.ts'
import { translated } from '../../readiness/message.ts'

/** What was found at one place, and what is there: text, whatever it looks like. */
export function CheckPlace({ remark: { message, place, of } }: { remark: PlacedRemark }) {
  const { t, i18n } = useLingui()
  const files = { page: '', robots: 'robots.txt', llms: 'llms.txt' } as const
  const line = place?.line
  return (
    <li>
      {line !== undefined && (
        <span className="check__line">
          {files[of ?? 'page']} {t`line ${line}`}
        </span>
      )}{' '}
      {translated(i18n, message)} {place?.snippet && <code>{place.snippet}</code>}
    </li>
  )
}
