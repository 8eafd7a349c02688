import { msg } from '@lingui/core/macro'
import { product } from '../site/brand.ts'
import { goalsToo } from './drafts.ts'
import { defineForm, emailField } from './form.ts'

/** The name of a lead without a company (specification, section 7). */
const unnamed = 'Prospect'

/** The request of a free audit. `product` names this site to the agency. */
export const auditForm = defineForm({
  kind: 'audit',
  id: 'audit-form',
  procedure: 'create_free_audit_from_form',
  fields: {
    url: {
      label: msg`Website address *`,
      required: true,
      argument: 'p_website',
      pair: true,
      attributes: { inputMode: 'url', autoComplete: 'url' },
    },
    email: { ...emailField, pair: true },
    company: { label: msg`Company`, attributes: { autoComplete: 'organization' } },
    goals: { label: msg`Your goals`, hint: msg`They stay on your device unless you tick the box below.`, rows: 3 },
    goalsToo: { label: msg`Send these goals with my request`, ticked: goalsToo.ticked },
  },
  arguments(text) {
    const goals = text('goalsToo') === goalsToo.ticked && text('goals')
    return {
      p_name: text('company') || unnamed,
      p_company: text('company') || null,
      p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
      p_project_source: product,
      ...(goals && { p_message: goals }),
    }
  },
  words: {
    name: msg`Free GEO audit`,
    submit: msg`Get my GEO Audit`,
    submitting: msg`Analyzing...`,
    sentTitle: msg`Audit requested successfully!`,
    sentText: msg`You will receive your personalized GEO report as soon as possible.`,
    rateLimited: msg`Rate limit exceeded. You can only request 2 audits per day.`,
    again: msg`Ask for another audit`,
    kept: msg`Audit request`,
  },
  next: {
    intro: msg`Your site is being analyzed. What happens next:`,
    steps: [
      msg`We write to agree on the questions, put them to several AI assistants, and note who is cited.`,
      msg`We compare your pages with the ones that are cited.`,
      msg`You receive the report by email, with what to change first.`,
    ],
  },
})

const { url, email } = auditForm.fields
const { next: _next, ...withoutSteps } = auditForm

/** Above the fold of a page: address and email only. */
export const auditHeroForm = {
  ...withoutSteps,
  id: 'audit-hero-form',
  fields: { url, email },
  words: { ...auditForm.words, name: auditForm.words.kept },
}
