import { useLingui } from '@lingui/react/macro'
import { EmailField } from '../../../forms/email-field.tsx'
import { RequestForm } from '../../../forms/request-form.tsx'
import { contactCampaign, defaultCampaign, parseServiceContact } from '../../../forms/service-contact.ts'
import { guideService, servicesFor } from '../../../forms/services.ts'
import type { Locale } from '../../../site/locales.ts'
import { InputField } from '../../../ui/input.tsx'
import { SelectField } from '../../../ui/select.tsx'
import { TextareaField } from '../../../ui/textarea.tsx'

/**
 * Island: the service contact form. `page`: canonical path it is on. `service`: the one chosen at first (`guide-geo`
 * on the guide, else the first of the language). `campaign`: `contact_2025` on the contact page, `guide_geo_2025` on the
 * guide, else `service_contact`.
 */
export default function ServiceContactForm({
  locale,
  page,
  service,
  campaign = defaultCampaign,
  id = 'contact-form',
}: {
  locale: Locale
  page: string
  service?: string
  campaign?: string
  id?: string
}) {
  const { t } = useLingui()
  const services = servicesFor(locale, service)
  // The French form checks the shape of addresses where a browser does; the English one and the guide's take any text.
  const websiteType = locale === 'fr' && service !== guideService ? 'url' : 'text'
  return (
    <RequestForm
      id={id}
      kind="service"
      page={page}
      campaign={campaign}
      parse={(values) => parseServiceContact(values, { locale, page, campaign })}
      words={{
        name: t`Contact form`,
        submit: t`Send my request`,
        submitting: t`Sending...`,
        sentTitle: campaign === contactCampaign ? t`Message sent successfully!` : t`Request sent successfully!`,
        sentText: t`We will get back to you as soon as possible.`,
        rateLimited: t`Rate limit exceeded. Please try again later.`,
      }}
    >
      {(error) => (
        <>
          <div className="form__pair">
            <InputField
              id={`${id}-first`}
              name="firstName"
              label={t`First Name *`}
              error={error('firstName')}
              autoComplete="given-name"
              required
            />
            <InputField
              id={`${id}-last`}
              name="lastName"
              label={t`Last Name *`}
              error={error('lastName')}
              autoComplete="family-name"
              required
            />
            <EmailField form={id} error={error('email')} />
            <InputField id={`${id}-company`} name="company" label={t`Company`} autoComplete="organization" />
            <InputField
              id={`${id}-website`}
              name="website"
              type={websiteType}
              label={t`Website`}
              inputMode="url"
              autoComplete="url"
            />
            <SelectField
              id={`${id}-service`}
              name="service"
              label={t`Service`}
              options={services}
              defaultValue={service ?? services[0]?.value}
            />
          </div>
          <TextareaField
            id={`${id}-message`}
            name="message"
            label={t`Message *`}
            error={error('message')}
            rows={5}
            required
          />
        </>
      )}
    </RequestForm>
  )
}
