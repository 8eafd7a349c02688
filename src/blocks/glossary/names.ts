import { msg } from '@lingui/core/macro'

/** The readers a question or a term is meant for. */
export const levels = { beginner: msg`Beginner`, intermediate: msg`Intermediate`, advanced: msg`Advanced` }

export const categories = { optimization: msg`Optimization`, metrics: msg`Metrics`, technology: msg`Technology` }
