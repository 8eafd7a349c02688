import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../src/publish/markdown/twin.ts'
import { absolute, llmsPath, markdownPath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { writtenDate } from '../../src/site/writing.ts'
import { type BuiltPage, builtPages, byTag, collapseWhitespace, read, structuredDataOf, wordsOf } from './page.ts'

/** A text in structured data, and its key. */
type Told = { key: string; value: string }

const words = ['name', 'headline', 'description', 'text', 'transcript', 'jobTitle', 'alternateName', 'addressLocality']
const dates = ['datePublished', 'dateModified']

function toldIn(key: string, value: unknown): Told[] {
  if (typeof value === 'string') return [{ key, value }]
  if (Array.isArray(value)) return value.flatMap((one) => toldIn(key, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, one]) => toldIn(inner, one))
}

/** All text of a page: its title, its description, its content. */
function textOf({ document }: BuiltPage): string {
  const [title] = byTag(document, 'title')
  const summaries = byTag(document, 'meta').map(({ attribs }) => attribs.content ?? '')
  const [body] = byTag(document, 'body')
  return collapseWhitespace([title && wordsOf(title), ...summaries, body && wordsOf(body)].join(' '))
}

/** A number with the word on each side of it: "of 97% of". */
const figuresIn = (text: string) =>
  collapseWhitespace(text).match(/(?:\p{L}+ )?[−-]?\d(?:[\d., ]*\d)?(?: ?[%€])?(?: \p{L}+)?/gu) ?? []

const letters = (text: string) => text.replace(/[^\p{L}\p{N}%€]+/gu, ' ').trim()

const foreign = (value: string) => /^https?:/.test(value) && !value.startsWith(brand.origin)

describe.each(builtPages)('the structured data of $path', (page) => {
  const told = toldIn('', structuredDataOf(page))
  const shown = ` ${letters(textOf(page))} `

  it('names nothing and states no figure that the page does not', () => {
    const stated = told.filter(({ key }) => words.includes(key)).map(({ value }) => value)
    expect(stated.length).toBeGreaterThan(3)
    expect(stated.flatMap(figuresIn).filter((figure) => !shown.includes(letters(figure)))).toEqual([])
    const named = told.filter(({ key }) => ['name', 'headline', 'jobTitle', 'alternateName'].includes(key))
    expect(named.filter(({ value }) => !shown.includes(letters(value))).map(({ value }) => value)).toEqual([])
  })

  it('gives the dates that the page shows', () => {
    const given = told.filter(({ key }) => dates.includes(key)).map(({ value }) => writtenDate(value, page.locale))
    expect(given.length).toBeGreaterThan(0)
    expect(given.filter((date) => !shown.includes(letters(date)))).toEqual([])
  })

  it('has no link that the page does not have', () => {
    const links = new Set(byTag(page.document, 'a').map(({ attribs }) => attribs.href))
    const vocabularies = ['https://schema.org']
    const leads = told.filter(({ key, value }) => foreign(value) && !['@context', 'sameAs', 'dayOfWeek'].includes(key))
    expect(leads.map(({ value }) => value).filter((url) => !links.has(url) && !vocabularies.includes(url))).toEqual([])
  })
})

describe.each(['en', 'fr'] as const)('llms-full.txt in %s', (locale) => {
  const full = read(llmsPath(locale, 'llms-full.txt'))

  it.each(builtPages.filter((page) => page.locale === locale))('says of $path what its twin says', ({ id, path }) => {
    const begins = full.indexOf(`<!-- ${absolute(path)} ·`)
    expect(begins).toBeGreaterThanOrEqual(0)
    const ends = full.indexOf('\n<!-- https:', begins)
    const part = full.slice(full.indexOf('-->', begins) + 3, ends < 0 ? undefined : ends)
    expect(part.replaceAll(`[^${id}-`, '[^').trim()).toBe(bodyOf(read(markdownPath(path))).trim())
  })

  it('defines each footnote once, and every one it refers to', () => {
    const defined = [...full.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name]) => name)
    const used = [...full.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name]) => name)
    expect(new Set(defined).size).toBe(defined.length)
    expect(used.filter((name) => !defined.includes(name))).toEqual([])
  })
})
