import type { ComponentProps } from 'react'
import { island } from '../make-parts.tsx'
import type { PartsOf } from '../views.tsx'
import type GlossaryFilter from './islands/glossary-filter.tsx'

const parts: PartsOf<'glossary'> = ({ terms }) => [
  island<ComponentProps<typeof GlossaryFilter>>('glossary-filter', { total: terms.length }),
]
export default parts
