import { useLingui } from '@lingui/react/macro'
import { EmailField } from '../../../forms/email-field.tsx'
import { RequestForm } from '../../../forms/request-form.tsx'
import { newsCampaign, parseServiceContact } from '../../../forms/service-contact.ts'
import type { Locale } from '../../../site/locales.ts'

/** Island: asks for an address, to be told of the next case study. `page`: canonical path it is on. */
export default function NewsForm({ locale, page, id = 'news-form' }: { locale: Locale; page: string; id?: string }) {
  const { t } = useLingui()
  return (
    <RequestForm
      id={id}
      kind="service"
      page={page}
      campaign={newsCampaign}
      parse={(values) => parseServiceContact(values, { locale, page, campaign: newsCampaign })}
      words={{
        name: t`Be told first`,
        submit: t`Be told first`,
        submitting: t`Sending...`,
        sentTitle: t`Request sent successfully!`,
        sentText: t`We write when the next case study is out, and for nothing else.`,
        rateLimited: t`Rate limit exceeded. Please try again later.`,
      }}
    >
      {(error) => (
        <>
          <input type="hidden" name="message" value={t`Tell me first when the next case study is published.`} />
          <EmailField form={id} error={error('email')} />
        </>
      )}
    </RequestForm>
  )
}
