import { describe, expect, it } from 'vitest'
import { matches } from './islands/glossary-filter.tsx'

const entry = { text: 'Référencement : être trouvé', category: 'optimization', level: 'beginner' }
const all = { text: '', category: '', level: '' }

describe('an entry of the glossary', () => {
  it.each([
    ['who asks for nothing', all],
    ['its words, whatever the accents and capitals', { ...all, text: 'REFERENCEMENT ' }],
    ['its category', { ...all, category: 'optimization' }],
    ['its level', { ...all, level: 'beginner' }],
    ['all of them', { text: 'trouve', category: 'optimization', level: 'beginner' }],
  ])('is shown to %s', (_, query) => expect(matches(entry, query)).toBe(true))

  it.each([
    ['other words', { ...all, text: 'crawler' }],
    ['another category', { ...all, category: 'metrics' }],
    ['another level', { text: 'être', category: '', level: 'advanced' }],
  ])('is hidden from who asks for %s', (_, query) => expect(matches(entry, query)).toBe(false))
})
