import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import type { Input } from '../subject.ts'
import { hreflang } from './hreflang.ts'

const page = 'https://mill.example/arz'
const link = (language: string, href = page) => `<link rel="alternate" hreflang="${language}" href="${href}">`
const judged = (head: string, body = '') => {
  const html = `<html lang="de"><head>${link('de')}${link('x-default')}${head}</head><body><p>Text</p>${body}`
  return judgedBy(hreflang, { html, url: page })
}

describe('links to other languages', () => {
  it('are not to name the machine that exported the page', () => {
    const html = `<head><meta property="og:url" content="http://localhost:8089/arz">${link('de')}${link('fr', 'https://mill.example/fr')}</head><p>Text`
    expect(judgedBy(hreflang, { html }).fix).toMatch(/hreflang="x-default" href="https:\/\/www\.example\.com/)
  })

  it.each(['fr', 'en-GB', 'EN-us', 'zh-Hant-TW', 'fil-PH', 'sr-Latn', 'X-Default'])('know the code %s', (code) =>
    expect(judged(link(code)).verdict).toBe('pass'),
  )

  it.each([
    ['en-UK', '; “en-GB” is.'],
    ['fr_FR', '; “fr-FR” is.'],
    ['eng', '; “en” is.'],
    ['zz', ': ISO 639-1, alone or with a country of ISO 3166-1.'],
    ['en-EU', ': ISO 639-1, alone or with a country of ISO 3166-1.'],
    ['es-419', ': ISO 639-1, alone or with a country of ISO 3166-1.'],
    ['XX-default', ': ISO 639-1, alone or with a country of ISO 3166-1.'],
    ['english', ': ISO 639-1, alone or with a country of ISO 3166-1.'],
  ])('say that %s is none', (code, more) =>
    expect(judged(link(code)).said).toEqual([`“${code}” is not a code for hreflang${more}`]),
  )

  it('name the page itself in either case of its percent-encoding', () => {
    const html = `<head>${link('fr', 'https://mill.example/%c3%a9t%c3%a9')}${link('x-default')}`
    expect(judgedBy(hreflang, { html, url: 'https://mill.example/été' }).verdict).toBe('pass')
  })

  it('name one page of a language', () => {
    const [one, other] = ['https://mill.example/fr', 'https://mill.example/fr2']
    expect(judged(link('fr', one) + link('fr', `${one}/`)).verdict).toBe('pass')
    expect(judged(link('fr', one) + link('FR', other)).said).toEqual(['The hreflang links name two pages for FR.'])
    expect(judged(link('fr', one) + link('fr" media="print', other)).verdict).toBe('pass')
  })

  it('name the page itself with a relative address, too, which is told by itself', () => {
    const head = '<link rel="canonical" href="https://mill.example/arz">'
    const html = (self: string) => `<html lang="de"><head>${head}${link('de', self)}${link('x-default', '/en')}</head>`
    const said = (self: string) => judgedBy(hreflang, { html: html(self) }).said
    const itself = 'The hreflang links leave out the page itself.'
    const relative = 'The hreflang link for x-default has no full address: “/en”.'
    expect(said('/arz')).toEqual(['The hreflang link for de has no full address: “/arz”.', relative])
    expect(said('arz"><base href="/brot/')).toContain(itself)
    expect(said('/')).toEqual(['The hreflang link for de has no full address: “/”.', relative, itself])
  })

  it('have a default where there is more than one to choose from', () => {
    const says = (links: string) => judgedBy(hreflang, { html: `<head>${links}</head>`, url: page }).says
    expect(says(link('de') + link('de-AT'))).toMatch(/^pass/)
    expect(says(link('de') + link('fr', 'https://mill.example/fr'))).toBe(
      'warn: No hreflang link says which page all others are shown (x-default).',
    )
  })

  it('are in the head', () =>
    expect(judged('', link('fr')).said).toEqual(['fr is named outside the head: it is ignored.']))

  it('are mended in the languages of the page', () => {
    const wrong = judged(link('ja', '/ja/arz') + link('en_GB', 'https://mill.example/en'))
    expect(wrong.fix?.split('\n')).toEqual([
      link('de'),
      link('x-default'),
      link('ja', 'https://mill.example/ja/arz'),
      link('en-GB', 'https://mill.example/en'),
    ])
  })

  it('are mended from the base of the page, with one default for all languages', () => {
    const html = `<html lang="de"><head><base href="/">${link('de', 'brot/arz')}${link('en', 'en/arz')}</head><p>Text</p>`
    expect(judgedBy(hreflang, { html, url: 'https://mill.example/brot/arz' }).fix?.split('\n')).toEqual([
      link('de', 'https://mill.example/brot/arz'),
      link('en', 'https://mill.example/en/arz'),
      link('x-default', 'https://mill.example/en/arz'),
    ])
  })

  it('leave out the page only where its address is known: og:url may name the home page', () => {
    const html = `<head>${link('de')}${link('x-default')}<meta property="og:url" content="https://mill.example/">`
    const verdict = (input: Input) => judgedBy(hreflang, input).verdict
    expect(verdict({ html })).toBe('pass')
    expect(verdict({ html, other: `<head>${link('fr', 'https://mill.example/fr/ble')}${link('de')}` })).toBe('pass')
    expect(verdict({ html, url: 'https://mill.example/' })).toBe('fail')
    expect(verdict({ html: `${html}<link rel="canonical" href="https://mill.example/">` })).toBe('fail')
  })
})
