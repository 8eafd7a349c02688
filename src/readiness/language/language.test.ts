import { describe, expect, it } from 'vitest'
import type { Locale } from '../../site/locales.ts'
import { evasionOf } from '../checks/answer-first.ts'
import { readingEase } from '../checks/readability.ts'
import { inEnglish } from '../in-english.ts'
import { readPage } from '../page/read-page.ts'
import { attribution, matchesIn, sameFigure, sentenceAround } from './claims.ts'
import { isKeywordMass } from './keyword-mass.ts'
import { languageOf, languageOfWords } from './language-of.ts'
import { wordings } from './wording.ts'

const pageOf = (text: string, lang?: string) =>
  readPage(`<html${lang ? ` lang="${lang}"` : ''}><main><p>${`${text} `.repeat(6)}</p></main></html>`)

describe('the language of a page', () => {
  it.each([
    ['en', 'The house is on the hill, and it is not for sale, as the owner said to all of them.'],
    ['fr', 'La maison est sur la colline, et elle n’est pas à vendre, dit une voisine qui la connaît.'],
    ['de', 'Das Haus ist auf dem Hügel, und es ist nicht zu verkaufen, sagt die Nachbarin.'],
    ['it', 'La casa è sulla collina e non è in vendita, come dice la vicina che la conosce per nome.'],
    ['es', 'La casa está en la colina y no se vende, según los vecinos que la conocen por su nombre.'],
    ['pt', 'A casa fica no alto e não se vende, como dizem os vizinhos que a conhecem mais de perto.'],
    [
      'no',
      'Huset ligger på en høyde og er ikke til salgs, som naboen sier, og det er av stein og har et tak som du kan se.',
    ],
    [
      'da',
      'Huset ligger på en bakke og er ikke til salg, som naboen siger, og det er af sten, og der er et tag, som du kan se.',
    ],
    [
      'tr',
      'Tepedeki taş ev satılık değil, komşusunun söylediğine göre sahibi geçen yıl çatısını onarttı ve bahçesine bir elma ağacı dikti; kiracılar ise evin daha çok ışık alan arka odasını kullanıyor.',
    ],
    ['nl', 'Het huis staat op een heuvel en het is niet te koop, zoals de buurvrouw aan ons zei.'],
  ])('is %s by its words, whatever its lang says', (code, text) => {
    const page = pageOf(text, 'en')
    expect(languageOfWords(page)).toBe(code)
    expect(languageOf(page)).toBe(code === 'en' || code === 'fr' ? code : undefined)
  })

  // Of what French, Spanish, and Portuguese share with Danish and Dutch, more is written in some texts than of their own.
  it.each([
    [
      'fr',
      'Secrétaire de direction, chargée de mission de la direction des sites, responsable de projets et du suivi de la faune.',
    ],
    [
      'es',
      'Jefe de obra, director de la orquesta y del coro, vendedor de coches en los pueblos, maestro de oficios de madera y de hierro.',
    ],
    [
      'pt',
      'Chefe de obra, diretor da orquestra e do coro, vendedor de livros em Braga e mestre de ofícios de madeira e de ferro.',
    ],
  ])('is told by words that others have too: %s', (code, text) => expect(languageOfWords(pageOf(text))).toBe(code))

  it('is no Latin one where the letters are not, and untold where words are few', () => {
    expect(languageOfWords(pageOf('Дом стоит на холме и не продаётся, говорит соседка из деревни.'))).toBe('other')
    expect(languageOfWords(readPage('<main><p>The house is on the hill.</p></main>'))).toBeUndefined()
    const filler = 'At vero eos et accusam et justo duo dolores et ea rebum. '
    expect(languageOfWords(pageOf(filler))).toBeUndefined()
    // Shell has the small words of Czech.
    const shell = 'for i in a b; do echo -a $i; done | sort -k 2 | tr a b > a; '.repeat(9)
    expect(languageOfWords(readPage(`<main><h1>Loops</h1><pre>${shell}</pre></main>`))).toBeUndefined()
    expect(languageOf(readPage('<html lang="fr-CA"><main><p>Bonjour</p></main>'))).toBe('fr')
    const zulu = 'Umfundi wasesikoleni samabanga aphezulu uthole umklomelo ngemuva kokuphumelela ezifundweni zakhe. '
    expect(languageOf(readPage(`<html lang="en"><main><p>${zulu.repeat(24)}</p></main>`))).toBeUndefined()
  })
})

it('keywords heaped up are told from prose and from lists', () => {
  const mass = 'cheap plumber london, best plumber london, emergency plumber, plumber prices, plumber near me'
  expect(isKeywordMass(`${mass}, ${mass}, ${mass}`, true)).toBe(true)
  expect(isKeywordMass(`${mass}, ${mass}, ${mass}`, false)).toBe(true)
  expect(isKeywordMass(mass, false)).toBe(false)
  const prose = 'A plumber came at nine and said that the plumber before him had left the pipes as they were. '
  expect(isKeywordMass(prose.repeat(4), true)).toBe(false)
  const towns = 'London Leeds York Bath Hull Derby Exeter Oxford Bristol Bolton Luton Poole Ripon Truro Wells'
  expect(isKeywordMass(towns, true)).toBe(false)
  const formulas = String.raw`\newcommand{\R}{\mathbb R} \newcommand{\C}{\mathbb C} \newcommand{\Q}{\mathbb Q} `
  expect(isKeywordMass(formulas.repeat(3), true)).toBe(false)
})

describe('claims', () => {
  const found = (text: string, pattern: RegExp) => matchesIn(text, pattern).map(([words]) => words)

  it('are shares and multiples, not prices, dates or labels of buttons', () => {
    expect(found('Sales rose 12.5% and are 3 times higher, a 2-fold gain.', wordings.en.figures)).toEqual([
      '12.5%',
      '3 times',
      '2-fold',
    ])
    expect(found('On vend 3,5 % de plus, trois fois, 2 fois plus.', wordings.fr.figures)).toEqual(['3,5 %', '2 fois'])
    expect(found('For $12 in 2026, 1x or 2x, 3 times a day.', wordings.en.figures)).toEqual([])
    expect(found('An 18% grey card, 10% AA, 5% ABV, 20% off, 30% deposit, 96.5% refund', wordings.en.figures)).toEqual(
      [],
    )
    expect(
      found('18 % gris, 20 % de réduction, 20% Vol., 40 % à la signature, 30% au démarrage', wordings.fr.figures),
    ).toEqual([])
    // How sure a figure is, is no figure of its own.
    const sure = ['a 95% confidence interval, 95% CI, a 50% rebate', 'un intervalle de confiance à 95 %']
    expect(sure.flatMap((text) => [wordings.en, wordings.fr].map(({ figures }) => found(text, figures)))).toEqual([
      [],
      ['95%', '95%', '50%'],
      ['95 %'],
      [],
    ])
    expect(found(`100%\n${' '.repeat(90)}cotton, 95% of confidence votes`, wordings.en.figures)).toEqual(['95%'])
    // A figure that counts up on a card, and its label.
    const terms = 'TVA à 20 %, TVA : 5,5 %, une remise de 10 %, acompte de 30 %, 15 % sur votre première commande'
    expect(found(terms, wordings.fr.figures)).toEqual([])
    expect(found('VAT at 20%, VAT: 20%, a deposit of 30%, a discount of 5%', wordings.en.figures)).toEqual([])
    expect(found('une réduction de 40 % des émissions, 30 % sur votre facture', wordings.fr.figures)).toEqual([
      '40 %',
      '30 %',
    ])
    for (const card of ['100%', '100%Bio', '0% Sucre']) expect(found(card, wordings.fr.figures), card).toEqual([])
    expect(found('20% of all offers', wordings.en.figures)).toEqual(['20%'])
    expect(found('100% free of charge, 100% of all offers, up by 100%.', wordings.en.figures)).toEqual(['100%', '100%'])
    expect(found('100 % satisfait, 100 % des offres, 100 % d’entre elles', wordings.fr.figures)).toEqual([
      '100 %',
      '100 %',
    ])
    expect(sameFigure('41 percent')).toBe(sameFigure('41 %'))
    expect(sameFigure('3,5 %')).toBe(sameFigure('3.5%'))
  })

  it('are superlatives that nobody can check, unless the sentence denies them', () => {
    expect(found('The best agency with unmatched results', wordings.en.superlatives)).toEqual([
      'The best agency',
      'unmatched',
    ])
    expect(found('La meilleure agence, leader du marché', wordings.fr.superlatives)).toEqual([
      'La meilleure agence',
      'leader du',
    ])
    expect(found('The best way to boil an egg', wordings.en.superlatives)).toEqual([])
    expect(found('L’agence n°1 de Rennes est le n° 1 français', wordings.fr.superlatives)).toEqual([
      'agence n°1',
      'le n° 1',
    ])
    expect(found('L’erreur n°1 des débutants, étape n° 1', wordings.fr.superlatives)).toEqual([])
    expect(found('The #1 agency in Leeds, rated #1 by clients', wordings.en.superlatives)).toEqual([
      'The #1 agency',
      'rated #1',
    ])
    expect(found('The #1 mistake of beginners, see issue #1', wordings.en.superlatives)).toEqual([])
    expect(wordings.en.denied.test('Nobody can call itself the best agency')).toBe(true)
    expect(wordings.fr.denied.test('Ne croyez pas la meilleure agence')).toBe(true)
    expect(wordings.fr.denied.test('Il n’y a là de révolutionnaire que le nom')).toBe(true)
    expect(wordings.fr.denied.test('Une solution révolutionnaire')).toBe(false)
    expect(wordings.en.denied.test('We are the best agency')).toBe(false)
  })

  it('are judged by their sentence, and lighter where it says whose figure it is', () => {
    const text = 'It rose. We are the best agency; none is older. So it fell.'
    expect(sentenceAround(text, text.indexOf('best')).trim()).toBe('We are the best agency;')
    expect(attribution.test('by our own survey')).toBe(true)
    expect(attribution.test('chiffres de l’agence')).toBe(true)
    expect(attribution.test('according to Corey Scher')).toBe(true)
    expect(attribution.test('selon une étude de l’Insee')).toBe(true)
    expect(attribution.test('selon les cas')).toBe(false)
    expect(attribution.test('by a wide margin')).toBe(false)
  })
})

it('an answer is told from an announcement, a question and a sentence without end', () => {
  const evasion = (text: string, locale: Locale) => {
    const found = evasionOf(text, locale)
    return found && inEnglish(found)
  }
  expect(evasion('In this article we explain how. It is easy.', 'en')).toContain('announces')
  expect(evasion('Dans cet article, nous verrons comment. C’est simple.', 'fr')).toContain('announces')
  expect(evasion('What is an egg? An egg is a cell.', 'en')).toContain('asks')
  expect(evasion(`${'word '.repeat(60)}.`, 'en')).toContain('60 words')
  expect(evasion('An egg is a cell that is laid by a bird.', 'en')).toBeUndefined()
})

it('ease of reading follows the two formulas', () => {
  // 11 words and 11 syllables a sentence: 206.835 − 1.015 × 11 − 84.6, and 207 − 1.015 × 11 − 73.6.
  const text = 'The cat sat on the mat and saw a big dog. '.repeat(12)
  expect(readingEase(text, 'en')).toBeCloseTo(111.07, 1)
  expect(readingEase('Le chat voit un grand chien noir sur un vieux mur. '.repeat(12), 'fr')).toBeCloseTo(122.235, 1)
  expect(readingEase('Too short a text.', 'en')).toBeUndefined()
})
