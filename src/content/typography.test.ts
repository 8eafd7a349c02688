import { describe, expect, it } from 'vitest'
import { setType } from './typography.ts'

const narrow = '\u202f'
const nbsp = '\u00a0'

describe('French', () => {
  it.each([
    ['Pourquoi ?', `Pourquoi${narrow}?`],
    ['Enfin !', `Enfin${narrow}!`],
    ['oui ; non', `oui${narrow}; non`],
    ['Voici : un mot', `Voici${nbsp}: un mot`],
    ['Voici :', `Voici${nbsp}:`],
    ['« toujours »', `«${nbsp}toujours${nbsp}»`],
    ['78 %', `78${narrow}%`],
    ['0 €', `0${nbsp}€`],
    ['1 885 pages', `1${narrow}885 pages`],
    ['2 000 000 €', `2${narrow}000${narrow}000${nbsp}€`],
    ["l'IA n'est", 'l’IA n’est'],
    ['et ainsi...', 'et ainsi…'],
  ])('sets %j', (typed, printed) => {
    expect(setType(typed, 'fr')).toBe(printed)
  })

  it('mends spaces of the wrong width', () => {
    expect(setType(`Pourquoi${nbsp}?`, 'fr')).toBe(`Pourquoi${narrow}?`)
    expect(setType(`Voici${narrow}: là`, 'fr')).toBe(`Voici${nbsp}: là`)
  })

  it.each([
    'https://a.example/?q=1;2',
    '10:30',
    'mailto:hello@citence.example',
    'route:faq',
    'en 2025 340 marques',
    'citer?',
  ])('adds no space to %j', (typed) => {
    expect(setType(typed, 'fr')).toBe(typed)
  })

  it('keeps straight double quotes, which French does not use', () => {
    expect(setType('le mot "GEO"', 'fr')).toBe('le mot "GEO"')
  })
})

describe('English', () => {
  it.each([
    ["it's", 'it’s'],
    ["the brands' pages", 'the brands’ pages'],
    ['called "GEO", once', 'called “GEO”, once'],
    ['"Quoted" ("twice")', '“Quoted” (“twice”)'],
    ['and so on...', 'and so on…'],
  ])('sets %j', (typed, printed) => {
    expect(setType(typed, 'en')).toBe(printed)
  })

  it('leaves spaces as they are', () => {
    expect(setType('Why ? 78 % : 1 885', 'en')).toBe('Why ? 78 % : 1 885')
  })
})

it.each(['en', 'fr'] as const)('sets what is set already to the same (%s)', (locale) => {
  const typed = `Pourquoi ? « l'IA » : 78 %, 1 885 "pages"...`
  const once = setType(typed, locale)
  expect(setType(once, locale)).toBe(once)
})
