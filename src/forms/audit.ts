import { check, type Parsed, text, type Values } from './check.ts'
import type { Place } from './service-contact.ts'

/** Stands for the name of who gave no company (specification, section 7). */
const unnamed = 'Prospect'

/** The request of a free audit. `goals` stays on the device; `product` names this site to the agency. */
export function parseAudit(values: Values, { locale, page, product }: Place & { product: string }): Parsed {
  const errors = check(values, ['url', 'email'])
  if (errors) return { errors }
  const company = text(values, 'company')
  return {
    ok: {
      form: 'audit',
      page,
      fields: values,
      procedure: 'create_free_audit_from_form',
      arguments: {
        p_name: company || unnamed,
        p_email: text(values, 'email'),
        p_company: company || null,
        p_website: text(values, 'url'),
        p_language: locale,
        p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
        p_project_source: product,
      },
    },
  }
}
