import { useLingui } from '@lingui/react/macro'
import type { Noted } from '../../analytics/journal.ts'

/** The events of this visit, each as a sentence. */
export function NotedList({ noted }: { noted: readonly Noted[] }) {
  const { t, i18n } = useLingui()
  if (noted.length === 0) return <p>{t`Nothing yet.`}</p>
  return (
    <ol>
      {noted.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and does not change
        <li key={index}>
          <time>{i18n.date(new Date(event.at), { timeStyle: 'medium' })}</time> <Sentence {...event} />
        </li>
      ))}
    </ol>
  )
}

function Sentence({ type, title }: Noted) {
  const { t } = useLingui()
  switch (type) {
    case 'page_view':
      return t`You opened “${title}”.`
    case 'page_exit':
      return t`You left “${title}”.`
    case 'page_hidden':
      return t`You turned to something else.`
    case 'page_visible':
      return t`You came back to “${title}”.`
    case 'citation_generated':
      return t`A statement that may be quoted came into view.`
    case 'user_interaction':
      return t`You used a button.`
    case 'geo_audit_started':
      return t`You asked for an audit of an address.`
    case 'form_submission':
      return t`You sent a form (whether it succeeded and how much was filled in, not what).`
    case 'exception':
      return t`Something on the page broke.`
    default:
      return type.startsWith('video_') ? t`You used the video.` : t`A request of yours reached us, or did not.`
  }
}
