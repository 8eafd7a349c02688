import { footerForm } from './footer-contact.ts'
import type { Place } from './form.ts'
import { RequestForm } from './request-form.tsx'
import { contactCampaign, contactForm, serviceForm } from './service-contact.ts'

/** The forms by the names of their islands, except those that only a few pages have, and load themselves. */
export const formIslands = {
  'footer-contact-form': (place: Place) => <RequestForm form={footerForm} {...place} />,

  'service-contact-form': (place: Place) => (
    <RequestForm form={place.campaign === contactCampaign ? contactForm : serviceForm} {...place} />
  ),
}
