import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { inLanguage, language, ogLocale } from './language.ts'

const judged = (check: typeof language, html: string) => judgedBy(check, { html })
const chinese = `<main><h1>为什么</h1><p>${'如今，人们经常购买新设备，可能会有一台他们不再使用的旧平板电脑。'.repeat(8)}</p></main>`

describe('the language of a page', () => {
  it('is none of Latin letters where the words are in other ones', () => {
    expect(judged(language, `<html lang="en">${chinese}`)).toMatchObject({
      says: 'fail: lang is en; the words are in another script.',
      fix: '<html lang="…">',
    })
    for (const lang of ['zh-CN', 'ja', 'sr'])
      expect(judged(language, `<html lang="${lang}">${chinese}`).says, lang).toMatch(/^pass/)
    const zulu = 'Umfundi wasesikoleni samabanga aphezulu uthole umklomelo ngemuva kokuphumelela ezifundweni zakhe. '
    expect(judged(language, `<html lang="en"><main><p>${zulu.repeat(24)}</p></main>`).says).toBe('pass: lang is en.')
    // What it is instead, nobody knows here.
    expect(judged(language, `<html>${chinese}`)).toMatchObject({ fix: '<html lang="…">' })
    // A few words in Japanese beside a name are not English.
    expect(judged(language, '<html><p>放送予定 Newsline')).toMatchObject({ fix: '<html lang="…">' })
    const oats = '<p>Der Hafer ist von der Mühle, und die Mühle ist nicht auf dem Berg. </p>'.repeat(9)
    const data = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage"}</script>'
    const fixOf = (words: string) => judged(inLanguage, `<html>${words}${data}`).fix
    expect([fixOf(oats), fixOf('Hafer')]).toEqual(['"inLanguage": "de"', '"inLanguage": "…"'])
  })

  it('is any tag of the standard', () => {
    expect(judged(language, '<html lang="de-u-co-phonebk">').verdict).toBe('pass')
    expect(judged(language, '<html lang="en_US">').verdict).toBe('fail')
  })

  it('may be that of other letters where a page says everything twice', () => {
    const both = 'The keys are at the school, and it is open on Friday. / 鍵は学校にあり、金曜日に開いています。'
    const page = (words: string) => `<html lang="ja"><main><p>${words.repeat(9)}</p></main>`
    expect(judged(language, page(both)).says).toMatch(/^pass/)
    expect(judged(language, page('The keys are at the school, and it is open on Friday (金). ')).says).toBe(
      'fail: lang is ja; the words are English.',
    )
  })

  it('is not told by a filler text', () => {
    const filler = 'Some quick example text to build on the card title and make up the bulk of the card’s content. '
    const page = (words: string) => `<html lang="fr"><main>${`<p>${words}</p>`.repeat(9)}</main>`
    expect(judged(language, page(filler)).says).toBe('pass: lang is fr.')
    expect(judged(language, page(filler.replaceAll('quick', 'short'))).says).toMatch(/^fail/)
  })

  it('is not accused where the other words are marked, or stand beside the same in it', () => {
    const both = 'La casa está en la colina y no se vende. The house is on the hill, and it is not for sale. '
    const said = (main: string) => judged(language, `<html lang="en"><main>${main}</main>`).says
    const spanish = 'La casa está en la colina y no se vende, dice la vecina. '.repeat(9)
    expect(said(`<p>${spanish}</p>`)).toBe('fail: lang is en; the words are Spanish.')
    expect(said(`<p>${spanish.repeat(2)}${both}</p>`)).toBe('fail: lang is en; the words are Spanish.')
    expect(said(`<p lang="es">${spanish}</p><p>12 likes</p>`)).toMatch(/^pass/)
    expect(said(`<p>${spanish}${both.repeat(9)}</p>`)).toMatch(/^pass/)
    const names = 'Lili Rafa Moa Tamatoa Najla '.repeat(21)
    expect(said(`<p>${`${both}${names}`.repeat(4)}${spanish}</p>`)).toMatch(/^pass/)
  })

  it('is not taken for the relative of one whose words are not known here', () => {
    const slovak =
      'Dom stojí na kopci a nie je na predaj, hovorí suseda. Za ním je záhrada a potok, v ktorom sa deti kúpu. '
    const said = (lang: string, text: string) =>
      judged(language, `<html lang="${lang}"><main><p>${text.repeat(5)}</p></main>`).says
    expect(said('sk', slovak)).toMatch(/^pass/)
    for (const lang of ['en', 'ja'])
      expect(said(lang, slovak), lang).toBe(`fail: lang is ${lang}; the words are Czech.`)
    expect(said('sk', 'The house is on the hill, and it is not for sale. ')).toBe(
      'fail: lang is sk; the words are English.',
    )
  })

  it('is the same by each code of written Norwegian', () => {
    const data = '{"@type": "NewsArticle", "inLanguage": "nb"}'
    const html = `<html lang="no"><meta property="og:locale" content="nb_NO"><script type="application/ld+json">${data}</script>`
    expect(judged(inLanguage, html).says).toBe('pass: inLanguage is nb.')
    expect(judged(ogLocale, html).says).toBe('pass: og:locale is nb_NO.')
  })

  it('may be given as a Language', () => {
    const said = (of: string) =>
      judged(
        inLanguage,
        `<html lang="fr"><script type="application/ld+json">{"@type":"WebPage","inLanguage":{"@type":"Language",${of}}}</script>`,
      ).says
    expect(said('"name":"French","alternateName":"fr"')).toBe('pass: inLanguage is fr.')
    expect(said('"name":"English","alternateName":"en"')).toBe('fail: inLanguage is en, lang is fr.')
    expect(said('"name":"French"')).toMatch(/^skip/)
  })

  it('is what the words are in, too, where lang is at fault; several articles are of other pages', () => {
    const french = 'La maison est sur la colline et n’est pas à vendre, dit la voisine. '.repeat(9)
    const page = (lang: string, ...codes: string[]) =>
      `<html lang="${lang}"><meta property="og:locale" content="fr_FR"><script type="application/ld+json">${JSON.stringify(codes.map((code) => ({ '@type': 'Article', inLanguage: code })))}</script><main><p>${french}</p></main>`
    expect(judged(inLanguage, page('en', 'fr-CH')).says).toBe('pass: inLanguage is fr-CH.')
    expect(judged(ogLocale, page('en')).says).toBe('pass: og:locale is fr_FR.')
    expect(judged(inLanguage, page('fr', 'en')).says).toBe('fail: inLanguage is en, lang is fr.')
    expect(judged(inLanguage, page('fr', 'en', 'en')).says).toMatch(/^skip/)
  })

  it('is told as Open Graph writes it, where its country is known here', () => {
    const fixFor = (lang: string) =>
      judged(ogLocale, `<html lang="${lang}"><meta property="og:locale" content="it_IT">`).fix
    expect(fixFor('fr')).toBe('<meta property="og:locale" content="fr_FR">')
    expect(fixFor('de')).toBe('<meta property="og:locale" content="…">')
  })
})
