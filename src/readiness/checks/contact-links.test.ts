import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { contactLinks } from './contact-links.ts'

const verdictOf = (lang: string, ...names: string[]) => {
  const links = names.map((name, index) => `<a href="/${index}">${name}</a>`).join(' ')
  return judgedBy(contactLinks, { html: `<html lang="${lang}"><main><p>Text</p></main>${links}` }).verdict
}

describe('links to who is behind a page', () => {
  it('are known in German', () => expect(verdictOf('de', 'Über uns', 'Kontakt', 'Datenschutz')).toBe('pass'))

  it.each([
    ['A propos', 'Contact', 'Mentions légales'],
    ['Qui sommes-nous ?', 'Nous joindre', 'Conditions d’utilisation'],
    ['L’association', 'Nous écrire', 'Confidentialité'],
    ['Présentation', 'Contact', 'Mentions légales'],
    ['Notre histoire', 'Contact', 'Mentions légales'],
    ['Le cabinet', 'Contact', 'Mentions légales'],
    ['MAIRIE', 'Contact', 'Mentions légales'],
    ['La rédaction', 'Nos coordonnées', 'Données personnelles'],
    ['L’école', 'Écrivez-nous', 'Termes et conditions'],
    ['Ours', 'Appelez-nous', 'Vie privée'],
    ['Le restaurant', 'Contact', 'Avis légal'],
    ['À propos', 'Contact', 'Protection des renseignements personnels'],
  ])('are known in French: %s, %s, %s', (...names) => expect(verdictOf('fr', ...names)).toBe('pass'))

  it.each([
    ['Masthead', 'Site feedback', 'Privacy Policy'],
    ['View my complete profile', 'Talk to us', 'Terms'],
    ['About', 'Customer support', 'Terms'],
  ])('are known in English: %s, %s, %s', (...names) => expect(verdictOf('en', ...names)).toBe('pass'))

  it.each([
    '<a href="/cdn-cgi/l/email-protection#ec85">E-mail</a>',
    '<a href="../cdn-cgi/l/email-protection.html#ec85">E-mail</a>',
    '<span class="__cf_email__" data-cfemail="ec85">[email&#160;protected]</span>',
  ])('reach nobody by an address that a script decodes: %s', (address) => {
    const html = `<html lang="en"><main><p>${address}</p></main><a href="/about">About</a> <a href="/contact">Contact</a> <a href="/terms">Terms</a>`
    expect(judgedBy(contactLinks, { html }).says).toMatch(/^warn: An email address is encoded/)
    expect(judgedBy(contactLinks, { html: html.replace(address, 'hello@mill.example') }).verdict).toBe('pass')
  })

  it('are to be pasted with addresses in the language of the page', () => {
    const fixOf = (lang: string) =>
      judgedBy(contactLinks, { html: `<html lang="${lang}"><main><p>Text</p></main>` }).fix
    expect(fixOf('fr-CA')).toContain('<a href="/mentions-legales">')
    expect(fixOf('en')).toContain('<a href="/legal">')
  })

  it('are not wanted of the page that they would lead to', () =>
    expect(verdictOf('fr', 'À propos', 'Contact', '</a><h1>Mentions légales</h1><a>')).toBe('pass'))

  it('are missed in English and French only', () => {
    expect(['en', 'fr', 'pl'].map((lang) => verdictOf(lang, 'O nas'))).toEqual(['fail', 'fail', 'skip'])
    const page = (text: string) => judgedBy(contactLinks, { html: `<main><p>${text}</p></main>` }).verdict
    expect(['完成投资 246.79 亿元，增长 15.3%', '246.79'].map(page)).toEqual(['skip', 'fail'])
  })
})
