import type { Submission } from '../../forms/submission.ts'
import type { Sending } from '../../site/page-events.ts'

/** The part of a submission that the events of the page contain. */
export const sendingOf = ({ form, fields, arguments: given }: Submission): Sending => ({
  form,
  fields,
  language: given.p_language,
  utm: given.p_utm_data,
})
