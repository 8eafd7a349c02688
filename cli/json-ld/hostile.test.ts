import { expect, it } from 'vitest'
import { checkGoogle } from '../../src/json-ld/google/check.ts'
import { audit } from '../../src/readiness/audit.ts'
import { processorSeconds } from '../../src/site/processor-time.fixture.ts'
import { checkText } from './check-files.ts'

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join(',')
const graph = (nodes: string) => script(`{"@context":"https://schema.org","@graph":[${nodes}]}`)
const of = (members: string) => script(`{"@context":"https://schema.org",${members}}`)
const scripts = (count: number, json: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => script(json(n))).join('')
const found = (html: string) =>
  checkText('a.html', html, { strict: false, google: checkGoogle, today: '2026-11-27' }).findings

it.each([
  ['descriptions of one node', graph(many(12_000, (n) => `{"@id":"#a","@type":"Product","k${n}":"x"}`))],
  [
    'references to a node of thousands of values',
    graph(
      `{"@id":"#b","@type":"ListItem","item":[${many(30_000, () => '""')}]},{"@type":"BreadcrumbList","itemListElement":[${many(30_000, () => '{"@id":"#b"}')}]}`,
    ),
  ],
  [
    'steps of a breadcrumb',
    of(
      `"@type":"BreadcrumbList","itemListElement":[${many(50_000, (n) => `{"@type":"ListItem","position":${n + 1},"name":"n","item":"/${n}"}`)}]`,
    ),
  ],
  ['types and properties', of(`"@type":[${many(50_000, () => '"Product"')}],${many(40_000, (n) => `"p${n}":1`)}`)],
  [
    'types of one node, described twice',
    graph(
      `{"@id":"#a","@type":[${many(20_000, () => '"Person"')}]},{"@id":"#a","@type":[${many(20_000, () => '"Place"')}]}`,
    ),
  ],
  [
    'properties whose place is too long to be kept',
    of(`"@type":"Person","@reverse":{"${'k'.repeat(1980)}":{${many(40_000, (n) => `"prop${n}${'x'.repeat(20)}":1`)}}}`),
  ],
  ['unknown properties', of(`"@type":"Product",${many(130_000, (n) => `"prop${n}":1`)}`)],
  ['members of one long key', script(`{"${'k'.repeat(300_000)}":[${many(80_000, () => '{}')}]}`)],
  ['documents', scripts(9000, (n) => `{"@context":"https://schema.org","@id":"#a","@type":"Product","k${n}":1}`)],
  ['documents of unknown types', scripts(9000, (n) => `{"@context":"https://schema.org","@type":"Prodct${n}"}`)],
  ['documents that do not parse', scripts(60_000, () => '{')],
  ['quotation marks', script('\\"'.repeat(500_000))],
  [
    'names in a page that is much like them',
    `<p>${'a'.repeat(500_000)}</p>${graph(many(4000, () => `{"@type":"Product","name":"${'a'.repeat(99)}b"}`))}`,
  ],
  ['elements in each other', `${of('"@type":"Product"')}${'<div>'.repeat(200_000)}`],
])('megabytes of %s are checked in a second or two, by jsonld and by the audit', (_, html) => {
  const seconds = processorSeconds(() => {
    expect(() => found(html)).not.toThrow()
    expect(audit({ html }).results.length).toBeGreaterThan(30)
  })
  expect(seconds).toBeLessThan(10)
})

it('a page of more nodes than a call takes arguments is checked', () => {
  const rules = found(graph(many(150_000, (n) => `{"@id":"#${n}"}`))).map(({ rule }) => rule)
  expect(new Set(rules)).toEqual(new Set(['jsonld/dangling-id', 'jsonld/more']))
})

it('two steps of a breadcrumb without a position are not told to have the same', () => {
  const messages = found(
    of('"@type":"BreadcrumbList","itemListElement":[{"name":"a","item":"https://a.example/"},{"name":"b"}]'),
  )
  expect(messages.map(({ message }) => message).join()).not.toContain('NaN')
})
