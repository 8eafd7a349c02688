import { expect, it } from 'vitest'
import { feedPath } from '../../src/site/addresses.ts'
import { brand } from '../../src/site/brand.ts'
import { locales } from '../../src/site/locales.ts'
import { builtPages, read, structuredDataOf } from './page.ts'

/** Names and numbers that the brand file marks as invented. */
const invented = [
  brand.founder.name,
  brand.legal.registration,
  brand.legal.vat,
  brand.phones.france.display,
  brand.phones.international.display,
  brand.address.street,
  // The client of the sample report.
  'Café Fictif',
]

/** Files that leave the site, where the note beside an illustration is not shown. */
const carried = [
  '/humans.txt',
  '/llms.txt',
  ...locales.flatMap((locale) => [feedPath(locale, 'feed.xml'), feedPath(locale, 'feed.json')]),
]

it('there is something invented to look for', () => {
  expect(brand.illustrative).toEqual(expect.arrayContaining(['founder', 'legal', 'phones', 'address']))
})

it.each(carried)('%s carries nothing invented', (path) => {
  const text = read(path)
  expect(text.length).toBeGreaterThan(100)
  expect(invented.filter((name) => text.includes(name))).toEqual([])
})

it.each(builtPages)('the structured data of $path has nothing invented', (page) => {
  const data = JSON.stringify(structuredDataOf(page))
  expect(data).toContain('@graph')
  expect(invented.filter((name) => data.includes(name))).toEqual([])
})
