import type { Submission } from './submission.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether what the device kept is a submission of this version: what the outbox may send, and the panel may show. */
export function isSubmission(value: unknown): value is Submission {
  return (
    isObject(value) &&
    typeof value.form === 'string' &&
    typeof value.page === 'string' &&
    typeof value.procedure === 'string' &&
    isObject(value.arguments) &&
    isObject(value.fields) &&
    Object.values(value.fields).every((field) => typeof field === 'string')
  )
}
