import { auditForm, auditHeroForm } from './audit.ts'
import { footerForm } from './footer-contact.ts'
import type { Place } from './form.ts'
import { RequestForm } from './request-form.tsx'
import { contactCampaign, contactForm, newsForm, serviceForm } from './service-contact.ts'

export type AuditPlace = Place & { variant: 'detailed' | 'hero' }

/** The forms by the names that they have in the document. */
export const formIslands = {
  'footer-contact-form': (place: Place) => <RequestForm form={footerForm} {...place} />,

  'audit-form': ({ variant, ...place }: AuditPlace) => (
    <RequestForm form={variant === 'hero' ? auditHeroForm : auditForm} {...place} />
  ),

  'news-form': (place: Place) => <RequestForm form={newsForm} {...place} />,

  'service-contact-form': (place: Place) => (
    <RequestForm form={place.campaign === contactCampaign ? contactForm : serviceForm} {...place} />
  ),
}
