import { expect, it } from 'vitest'
import { findWords } from './find-words.ts'

const page = {
  file: 'fr.md',
  text: "---\ntitle: Le GEO en cinq questions\n---\n\n# Titre\n\nUn chiffre {figure.lift} tiré d'une étude porte un renvoi:cite[a].\n",
}
const entries = { file: 'fr.yaml', text: '- id: a\n  answer: >-\n    La réponse vient\n    d’abord, dit-on.\n' }
const find = findWords([page, entries])

it('finds typeset words in the source they are written in', () => {
  expect(find('Le\u00a0GEO en cinq questions')).toEqual({ file: 'fr.md', line: 2, column: 8 })
  expect(find('tiré d’une étude')).toEqual({ file: 'fr.md', line: 7, column: 26 })
})

it('finds words that a file breaks into lines, and later sources', () => {
  expect(find('La réponse vient d’abord, dit-on.')).toEqual({ file: 'fr.yaml', line: 3, column: 5 })
})

it('finds the rest where the first words were filled in', () => {
  expect(find('+41 % tiré d’une étude porte un renvoi')).toMatchObject({ line: 7 })
})

it('finds nothing when the words are not in the sources', () => {
  expect(find('Somewhere else entirely')).toBeUndefined()
  expect(find('…')).toBeUndefined()
})
