import { expect, it } from 'vitest'
import { subjectOf } from './subject.ts'

const page = { id: 'pages-faq--fr', importPath: './src/content/pages/faq/en.md', prepared: false }
const other = {
  id: 'blocks-questions--all',
  importPath: './src/blocks/questions/schema.ts',
  prepared: true,
}

it('is the page of a story, in the language that the toolbar shows', () => {
  expect(subjectOf(page, undefined, 'own')).toEqual({ kind: 'page', route: 'faq', languages: ['fr'] })
  expect(subjectOf(page, undefined, 'en')).toMatchObject({ languages: ['en'] })
  expect(subjectOf(page, undefined, 'pseudo')).toMatchObject({ languages: ['en'] })
  expect(subjectOf(page, undefined, 'both')).toMatchObject({ languages: ['en', 'fr'] })
})

it('is the kind of a block, once its story has said so', () => {
  const parameter = { block: 'questions' }
  expect(subjectOf(other, parameter, undefined)).toEqual({ kind: 'block', block: 'questions', languages: ['en'] })
  expect(subjectOf(other, parameter, 'fr')).toMatchObject({ languages: ['fr'] })
  expect(subjectOf({ ...other, prepared: false }, undefined, undefined)).toEqual({ kind: 'unread' })
})

it('is nothing where a story shows neither', () => {
  expect(subjectOf(other, undefined, 'fr')).toEqual({ kind: 'none' })
  expect(subjectOf(undefined, undefined, 'fr')).toEqual({ kind: 'none' })
})
