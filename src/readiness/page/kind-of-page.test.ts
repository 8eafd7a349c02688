import { expect, it } from 'vitest'
import { informs, isFormal } from './kind-of-page.ts'
import { readPage } from './read-page.ts'

it.each([
  [true, '<title>Contact Us | The Mill | Arz</title>'],
  [true, '<title>Politique de confidentialité -- Le Moulin</title><h1>Vos données, vos règles.</h1>'],
  [true, '<title>The Mill</title><h1>Terms and Conditions</h1>'],
  [true, '<h1>Merci !</h1>'],
  [true, '<title>Careers - The Mill</title>'],
  [false, '<title>Careers in milling</title>'],
  [true, '<title>Contact – Le Moulin</title><h1>Une question ?</h1>'],
  [true, '<title>Impressum | Die Mühle</title>'],
  [true, '<title>Contacto - El Molino</title><h1>Escríbenos</h1>'],
  [true, '<h1>Política de privacidade</h1>'],
  [true, '<title>お問い合わせ | 水車小屋</title>'],
  [false, '<h1>Datenschutz für Müller</h1>'],
  [false, '<title>Contact lenses | The Mill</title><h1>Contact lenses</h1>'],
  [false, '<title>The privacy of millers – an essay</title>'],
  [false, '<h1>Legal services</h1><h2>Contact</h2>'],
])('a page is of contact, of terms or of vacancies (%s): %s', (isSo, html) =>
  expect(isFormal(readPage(html))).toBe(isSo),
)

it('an article that is a recipe by its microdata does not set out to inform', () => {
  const page = (type: string) =>
    readPage(
      `<meta property="og:type" content="article"><main itemscope itemtype="https://schema.org/${type}"><p>${'It grinds. '.repeat(200)}`,
    )
  expect(['Recipe', 'Article'].map((type) => informs(page(type)))).toEqual([false, true])
})

it('the posts that a blog lists are other pages', () => {
  const page = (data: string) =>
    readPage(`<script type="application/ld+json">${data}</script><main><p>${'It grinds. '.repeat(200)}`)
  const post = '{"@type":"BlogPosting","headline":"Rye"}'
  expect(informs(page(post))).toBe(true)
  expect(informs(page(`{"@type":"Blog","blogPost":[${post}]}`))).toBe(false)
})

it('a list of posts is none that a plugin calls one in Open Graph alone', () => {
  const called = '<meta property="og:type" content="article">'
  const page = (...types: string[]) =>
    readPage(
      `${called}<script type="application/ld+json">${types.map((type) => `{"@type":"${type}"}`).join()}</script><main><p>${'It grinds. '.repeat(200)}`,
    )
  expect(informs(page('WebPage'))).toBe(true)
  expect([informs(page('CollectionPage')), informs(page('CollectionPage', 'Article'))]).toEqual([false, true])
})
