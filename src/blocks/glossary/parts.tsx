import type { MessageDescriptor } from '@lingui/core'
import type { ComponentProps } from 'react'
import { island } from '../make-parts.tsx'
import type { PartsOf } from '../views.tsx'
import type GlossaryFilter from './islands/glossary-filter.tsx'
import { categories, levels } from './names.ts'

const parts: PartsOf<'glossary'> = ({ terms }, { i18n }) => {
  const choices = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name) }))
  return [
    island<ComponentProps<typeof GlossaryFilter>>('glossary-filter', {
      total: terms.length,
      categories: choices(categories),
      levels: choices(levels),
    }),
  ]
}
export default parts
