import { msg } from '@lingui/core/macro'

/** For whom a question or a term is. */
export const levels = { beginner: msg`Beginner`, intermediate: msg`Intermediate`, advanced: msg`Advanced` }
