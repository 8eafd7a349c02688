import type { Submission } from '../../forms/submission.ts'
import type { Sending } from '../../site/page-events.ts'

/** What may be told of a submission to whoever listens on this page. */
export const sendingOf = ({ form, fields, arguments: given }: Submission): Sending => ({
  form,
  fields,
  language: given.p_language,
  utm: given.p_utm_data,
})
