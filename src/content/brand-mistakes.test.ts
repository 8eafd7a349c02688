import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { brandMistakes, type Written } from './brand-mistakes.ts'
import { brandFile } from './files.ts'
import { formatProblem } from './problem.ts'

const right: Written = {
  origin: 'https://www.acme.example',
  siteId: 'acme',
  emails: { contact: 'hello@acme.example' },
  hours: [{ opens: '09:00', closes: '18:30' }],
  phones: { france: { display: '01 99 00 12 34', href: 'tel:+33199001234' } },
}
const text = `export const brand = {\n  origin: 'https://www.acme.example/',\n}\n`
const said = (changed: Partial<Written>) => brandMistakes({ ...right, ...changed }, text).map(formatProblem)

it('the brand of this site, and one with a national number, have no mistakes', () => {
  expect(brandMistakes(brand, readFileSync(resolve(import.meta.dirname, '../..', brandFile), 'utf8'))).toEqual([])
  expect(said({})).toEqual([])
})

it('an origin with a path is reported at its place', () => {
  expect(said({ origin: 'https://www.acme.example/' })).toEqual([
    "src/site/brand.ts:2:11: 'origin' is 'https://www.acme.example/'. It has to be scheme and host alone, such as https://www.acme.example.",
  ])
})

it.each([
  [{ origin: 'www.acme.example' }, 'such as https://www.example.com.'],
  [{ siteId: 'Acme GEO' }, "'siteId' is 'Acme GEO'. It can have the letters a to z and digits alone."],
  [{ emails: { contact: 'hello.acme.example' } }, "'contact' is 'hello.acme.example'. It has to be an e-mail address"],
  [{ hours: [{ opens: '9:00', closes: '18:00' }] }, "'opens' is '9:00'. It must be an hour such as 09:00."],
  [
    { phones: { france: { display: '+33 1 99 00 77 77', href: 'tel:+33199001234' } } },
    "'href' is 'tel:+33199001234'. It has to be the number of '+33 1 99 00 77 77'",
  ],
  [
    { phones: { france: { display: '01 99 00 12 34', href: 'tel:0199001234' } } },
    'with its country code and without spaces',
  ],
] satisfies [Partial<Written>, string][])('%j is reported with what to write', (changed, message) => {
  expect(said(changed).join('\n')).toContain(message)
})
