import { describe, expect, it } from 'vitest'
import { missingSpaces } from '../site/french-spaces.ts'
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
    ["dans l'", 'dans l’'],
    ["d'« autres »", `d’«${nbsp}autres${nbsp}»`],
    ["l'article 28 du RGPD", `l’article${nbsp}28 du RGPD`],
    ['articles L. 441-10 et D. 441-5', `articles${nbsp}L.${nbsp}441-10 et D.${nbsp}441-5`],
    ['la loi n° 2004-575 du 21 juin 2004', `la loi n°${nbsp}2004-575 du 21${nbsp}juin 2004`],
    ['le 1er mai', `le 1er${nbsp}mai`],
    ['sous 24 heures', `sous 24${nbsp}heures`],
    ['30 à 45 jours', `30${nbsp}à${nbsp}45${nbsp}jours`],
    ['Semaines 1 et 2', `Semaines${nbsp}1${nbsp}et${nbsp}2`],
    ['Contrat (point b)', `Contrat (point${nbsp}b)`],
    ['(UE 2016/679)', `(UE${nbsp}2016/679)`],
    ['75002 Paris', `75002${nbsp}Paris`],
    ['au +33 1 99 00 12 34', `au +33${nbsp}1${nbsp}99${nbsp}00${nbsp}12${nbsp}34`],
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
    'les 3 moisissures',
    'un particle 3',
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
    ['Article L. 123-22', `Article${nbsp}L.${nbsp}123-22`],
    [
      'Article 1-1 of Act No. 2004-575 of June 21, 2004',
      `Article${nbsp}1-1 of Act No.${nbsp}2004-575 of June${nbsp}21, 2004`,
    ],
    // After a line break a formula continues with the sign.
    ['V × u ÷ R − 1', `V ×${nbsp}u ÷${nbsp}R − 1`],
    ['× 8', `×${nbsp}8`],
    ['30 to 45 days', `30${nbsp}to${nbsp}45${nbsp}days`],
    ['75334 Paris', `75334${nbsp}Paris`],
    ['+1 202 555 0100', `+1${nbsp}202${nbsp}555${nbsp}0100`],
  ])('sets %j', (typed, printed) => {
    expect(setType(typed, 'en')).toBe(printed)
  })

  it.each(['Why ? 78 % : 1 885', 'in May 2026', 'a particle 3', 'over 12 daydreams'])(
    'leaves the spaces of %j',
    (typed) => {
      expect(setType(typed, 'en')).toBe(typed)
    },
  )
})

it.each(['en', 'fr'] as const)('sets what is set already to the same (%s)', (locale) => {
  const typed = `Pourquoi ? « l'IA » : 78 %, 1 885 "pages"... Article L. 3, +33 1 99 00 12 34, 30 to 45 days, 75002 Paris`
  const once = setType(typed, locale)
  expect(setType(once, locale)).toBe(once)
})

it('a space is missing before a mark, not at the end of a character reference', () => {
  const places = (text: string) => missingSpaces.flatMap(({ pattern }) => [...text.matchAll(pattern)])
  expect(places('Outils; rapports')).toHaveLength(1)
  expect(places('Outils &amp; rapports')).toEqual([])
})
