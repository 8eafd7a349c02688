import { msg } from '@lingui/core/macro'
import { emailField } from './form.ts'
import { serviceForm } from './service-contact.ts'

/** Asks only for an address, to announce the next case study to. */
export const newsForm = {
  ...serviceForm,
  id: 'news-form',
  // The campaign of visitors who only want to be notified: an address is all that takes.
  campaign: 'case_study_news',
  fields: {
    message: { label: msg`Tell me first when the next case study is published.`, hidden: true as const },
    email: emailField,
  },
  words: {
    ...serviceForm.words,
    name: msg`Be told first`,
    submit: msg`Be told first`,
    sentText: msg`We write when the next case study is out, and for nothing else.`,
  },
}
