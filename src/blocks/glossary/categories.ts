import { msg } from '@lingui/core/macro'

export const categories = { optimization: msg`Optimization`, metrics: msg`Metrics`, technology: msg`Technology` }
