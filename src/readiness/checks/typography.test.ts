import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { typography } from './typography.ts'

const said = (lang: string, text: string) => {
  const html = `<html lang="${lang}"><main><h1>Le moulin</h1><p>${text}</p></main>`
  return judgedBy(typography, { html }).said
}

describe('the typography of a page', () => {
  it('is French where French is written, and in Canada leaves out the space before high signs', () => {
    const text = 'Venez nombreux! Horaires: de dix heures à midi.'
    expect(said('fr', text)).toEqual(['no space before ; ! or ?', 'no space before the colon'])
    expect(said('fr-CA', text)).toEqual(['no space before the colon'])
  })

  it('has other quotation marks within a quotation', () => {
    expect(said('fr', 'Elle dit : « Il était “calme et déterminé” hier. »')).toEqual(['It follows the language.'])
    expect(said('fr', 'Elle dit « oui » et “calme et déterminé” aussi.')).toEqual(['quotation marks are not « … »'])
  })

  it('has arrows that are no quotation marks', () => {
    expect(said('en', '« Previous post | Next post »')).toEqual(['It follows the language.'])
    expect(said('en', 'The miller said «oats and rye» to all of us.')).toEqual(['quotation marks are « … »'])
  })

  it.each([
    'We enjoyed our stay! Special thanks to the team.',
    'Sorry! This page was lost.',
    'Dum apud Persas perfidia regis motus agitat insperatos, et in eois tractibus bella consurgunt, obliterasset utinam iuge silentium! Ne forte paria quandoque temptentur, plus exemplis generalibus nocitura.',
  ])('is not that of a passage in another language: %s', (text) => {
    const french =
      'Le moulin est ouvert tous les jours, et les visites sont pour ceux qui aiment le pain de la vallée. '
    expect(said('fr', `${french.repeat(4)}</p><p>${text}`)).toEqual(['It follows the language.'])
    expect(said('fr', `${french.repeat(4)}</p><p>Venez nombreux! Les visites sont gratuites.`)).toEqual([
      'no space before ; ! or ?',
    ])
  })

  it('is not that of code, which has its own', () => {
    expect(said('fr', 'On écrit <code>range = "Budget! B2"</code> pour lire le tableau.')).toEqual([
      'It follows the language.',
    ])
    expect(said('fr', 'On écrit "Budget et compte" pour lire <code>B2</code>.')).toEqual([
      'quotation marks are not « … »',
    ])
  })
})
