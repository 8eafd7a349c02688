import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { subjectOf } from '../subject.ts'
import { jsonLd } from './json-ld.ts'

const judged = (data: object) => {
  const script = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const html = `<html lang="en"><main><script type="application/ld+json">${script}</script><h1>The mill</h1><h2>Is it open?</h2><div hidden>It is, on Sundays.</div>`
  return judgedBy(jsonLd, { html, today: '2026-11-26' }).says
}
const asked = (name: string) =>
  judged({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'It is, on Sundays.' } }],
  })

describe('structured data', () => {
  it('says what the page shows, or is told of what it does not', () => {
    expect(judged({ '@type': 'Article', headline: 'The mill' })).toMatch(/^pass/)
    expect(judged({ '@type': 'Article', headline: 'Ten coins' })).toBe(
      'warn: The page does not show this headline: “Ten coins”. (jsonld/hidden-name, /headline)',
    )
    expect(asked('Is it open?')).toMatch(/^pass/)
    expect(asked('How much is a ticket?')).toMatch(/^warn: The page does not show this name/)
  })

  it.each([
    [{ '@context': 'schema' }, 'It does not begin with "@context": "https://schema.org".'],
    [{ '@type': 'Artcle' }, 'schema.org has no type “Artcle”.'],
    [{ '@type': 'Article', wordCounts: 9 }, 'schema.org has no property “wordCounts”.'],
    [
      { '@type': 'Offer', availability: ['InStock', 'Sold'] },
      'availability is “Sold”, none of the values that schema.org has for it.',
    ],
    [{ '@type': 'Article', wordCount: '9 words' }, 'wordCount is “9 words”, which is not a number.'],
    [{ '@type': 'Article', '@value/s': 1 }, '“@value/s” is not a keyword of JSON-LD.'],
    [{ '@type': 'Article', '@id': 9 }, '@id cannot be “9”.'],
    [{ '@type': 'Article', id: 9 }, '@id cannot be “9”.'],
    [
      { '@type': 'Article', about: { 0: 'a', 2: 'b' } },
      '“about” is a list that was written as an object with numbers for keys.',
    ],
    [{ '@type': 'Article', author: { '@id': '#ann' } }, 'Nothing on this page is described under the @id “#ann”.'],
    [
      {
        '@graph': [
          { '@type': 'Person', '@id': '#ann' },
          { '@type': 'Place', '@id': '#ann' },
        ],
      },
      'The @id “#ann” stands for things of types that exclude each other.',
    ],
    [{ '@type': 'Offer', price: 18 }, 'The page does not show the price 18.'],
    [
      { '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: 156 },
      'The page shows neither the rating 4.9 nor how many gave it.',
    ],
  ])('is told what is wrong in words of this site: %j', (data, words) => expect(judged(data)).toContain(words))

  it.each([
    ['skip', '<article itemscope itemtype="https://schema.org/Article">'],
    ['skip', '<article vocab="https://schema.org/" typeof="Article">'],
    ['warn', '<span typeof="foaf:Image">'],
  ])('is not missed where it is in another syntax: %s %s', (verdict, tag) =>
    expect(judgedBy(jsonLd, { html: `<html lang="en"><main>${tag}<h1>The mill</h1>` }).verdict).toBe(verdict),
  )

  it('is missing where the script is empty, rather than broken', () => {
    const html = '<main><script type="application/ld+json"> </script><h1>The mill</h1>'
    expect(judgedBy(jsonLd, { html }).says).toBe('warn: There is no structured data.')
  })

  it('is quoted where it says what is wrong, and not where another part has such a property', () => {
    const questions = ['Is it open?', 'How much is a ticket?'].map((name) => ({ '@type': 'Question', name }))
    const script = JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions })
    const html = `<main><script type="application/ld+json">${script}</script><h1>The mill</h1><h2>Is it open?</h2>`
    const [first] = jsonLd.judge(subjectOf({ html })).remarks
    expect(html.slice(first?.at)).toMatch(/^"name":"How much/)
  })

  it('leaves to others what they say of its dates and its language', () =>
    expect(judged({ '@type': 'Article', headline: 'The mill', inLanguage: 'fr' })).toMatch(/^pass/))
})
