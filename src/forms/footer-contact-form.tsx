import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../site/locales.ts'
import { InputField } from '../ui/input.tsx'
import { TextareaField } from '../ui/textarea.tsx'
import { EmailField } from './email-field.tsx'
import { parseFooterContact } from './footer-contact.ts'
import { RequestForm } from './request-form.tsx'

/** Island: the quick contact form of the footer. `page`: canonical path it is on. */
export function FooterContactForm({ locale, page, id = 'footer-form' }: { locale: Locale; page: string; id?: string }) {
  const { t } = useLingui()
  return (
    <RequestForm
      id={id}
      kind="footer"
      page={page}
      parse={(values) => parseFooterContact(values, { locale, page })}
      words={{
        name: t`Quick contact`,
        submit: t`Send`,
        submitting: t({ message: 'Sending...', context: 'footer form' }),
        sentTitle: t`Message sent!`,
        sentText: t`We'll get back to you soon.`,
        rateLimited: t`Rate limit exceeded. Please try again later.`,
      }}
    >
      {(error) => (
        <>
          <InputField
            id={`${id}-name`}
            name="name"
            label={t`Name *`}
            error={error('name')}
            autoComplete="name"
            required
          />
          <EmailField form={id} error={error('email')} />
          <TextareaField
            id={`${id}-message`}
            name="message"
            label={t`Message *`}
            error={error('message')}
            rows={3}
            required
          />
        </>
      )}
    </RequestForm>
  )
}
