import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../json.ts'
import { checkDocument, checkStrictly } from './document.ts'

const person: JsonObject = { '@context': 'https://schema.org', '@type': 'Person' }
const found = (document: Json) => checkDocument(document).filter(({ rule }) => rule !== 'spelling')
const rulesOf = (document: Json) => found(document).map(({ rule, pointer }) => `${rule} ${pointer}`)

describe('takes for equal', () => {
  const equal: Readonly<Record<string, JsonObject>> = {
    'a slash after the context': { ...person, '@context': 'https://schema.org/' },
    'the address of the context document': { ...person, '@context': 'https://schema.org/docs/jsonldcontext.jsonld' },
    'a vocabulary': { ...person, '@context': { '@vocab': 'https://schema.org/' } },
    'full addresses': {
      '@context': 'https://schema.org',
      '@type': 'https://schema.org/Person',
      'https://schema.org/name': 'Ada',
    },
    'prefixed names': { ...person, '@type': 'schema:Person', 'schema:name': 'Ada' },
    'several types': { ...person, '@type': ['Person', 'Patient'] },
    'aliases of the context': { '@context': 'https://schema.org', type: 'Person', id: '#ada' },
    'a graph of nodes with a context each': { '@graph': [person, { ...person, name: 'Ada' }] },
    'constraints of actions': {
      ...person,
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' },
    },
    'value objects and lists': {
      ...person,
      name: { '@value': 'Ada', '@language': 'en' },
      knows: { '@list': [{ '@type': 'Person' }] },
    },
    'what is the other way round': { ...person, '@reverse': { author: { '@type': 'Book', name: 'Notes' } } },
    'other vocabularies beside it': {
      ...person,
      '@context': ['https://schema.org', { dc: 'http://purl.org/dc/terms/' }],
      'dc:title': 'x',
    },
    'a node that is described in two places': {
      '@context': 'https://schema.org',
      '@graph': [
        { '@id': '#a', '@type': 'Person' },
        { '@id': '#a', name: 'Ada' },
      ],
    },
    'a step of a breadcrumb by its address and name': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { '@id': 'https://a.example/', url: 'https://a.example/', name: 'A', image: 'https://a.example/a.png' },
        },
      ],
    },
    'members of GoodRelations': {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    },
    'a role before the value': {
      ...person,
      alumniOf: { '@type': 'OrganizationRole', alumniOf: { '@type': 'CollegeOrUniversity' }, startDate: '2026' },
    },
  }
  it.each(Object.entries(equal))('%s', (_, document) => {
    expect(found(document)).toEqual([])
    expect(checkStrictly(document).every(({ tsc }) => tsc === 'rejects')).toBe(true)
  })
})

describe('does not overlook', () => {
  it.each<[string, JsonObject, string]>([
    [
      'what is in a list',
      { ...person, knows: [person, { '@type': 'Person', nmae: 'x' }] },
      'unknownProperty /knows/1/nmae',
    ],
    [
      'what is in a role',
      { ...person, knows: { '@type': 'Role', knows: { '@type': 'Place' } } },
      'wrongNode /knows/knows',
    ],
    ['what is beside a misspelt type', { ...person, '@type': 'Persn', nmae: 'x' }, 'unknownProperty /nmae'],
    ['a key with a slash', { ...person, 'a/b~c': 'x' }, 'unknownProperty /a~1b~0c'],
    ['text in a graph', { '@context': 'https://schema.org', '@graph': ['Ada'] }, 'textForObject /@graph/0'],
    [
      'what is in a list of a graph',
      { '@context': 'https://schema.org', '@graph': [[{ '@type': 'Person', nmae: 'x' }]] },
      'unknownProperty /@graph/0/0/nmae',
    ],
    ['a list in a graph', { '@context': 'https://schema.org', '@graph': [[person]] }, 'nestedList /@graph/0'],
    [
      'what is beside a graph',
      { '@context': 'https://schema.org', '@graph': [], '@type': 'Person', nmae: 'x' },
      'unknownProperty /nmae',
    ],
    [
      'what is in a graph of nodes with a context each',
      { '@graph': [person, { ...person, nmae: 'x' }] },
      'unknownProperty /@graph/1/nmae',
    ],
    ['a graph in which one node has no context', { '@graph': [person, { '@type': 'Person' }] }, 'noContext '],
    ['what points here', { ...person, '@reverse': { autor: { '@type': 'Book' } } }, 'unknownProperty /@reverse/autor'],
    ['a prefix that nobody declared', { ...person, 'foaf:name': 'x' }, 'unknownProperty /foaf:name'],
  ])('%s', (_, document, problem) => {
    expect(rulesOf(document)).toContain(problem)
  })
})

it.each([
  ['contao:Page', 'foreignContext'],
  ['Person', 'noContext'],
])('a context of another vocabulary, and a node of type %s', (type, rule) => {
  const document = { '@context': { contao: 'https://schema.contao.example/' }, '@type': type }
  expect(rulesOf(document)).toEqual([`${rule} /@context`])
})

it('says of a node whose type is null that it has none, and takes its properties', () => {
  expect(rulesOf({ ...person, '@type': null, name: 'Ada', nmae: 'x' })).toEqual([
    'unknownKeyword /@type',
    'unknownProperty /nmae',
  ])
})

it('mends a name in the wrong case and keeps its prefix', () => {
  const document = { '@context': { schema: 'https://schema.org/' }, '@type': 'schema:person', 'schema:Name': 'Ada' }
  expect(found(document).map(({ fix }) => fix)).toEqual(['schema:Person', 'schema:name'])
})

it('expects a time where a property holds nothing else', () => {
  const hours = { '@type': 'OpeningHoursSpecification', opens: '9h', closes: '12:30', validFrom: '1er mars 2026' }
  expect(
    found({ '@context': 'https://schema.org', ...hours }).map(({ pointer, expected }) => [pointer, expected]),
  ).toEqual([
    ['/opens', '09:00 or 09:00:00+01:00'],
    ['/validFrom', '2026-11-21 or 2026-11-21T09:00:00+01:00'],
  ])
})

it('checks a graph of many references in linear time', () => {
  const knows = Array.from({ length: 20_000 }, (_, index) => ({ '@id': `#${index}` }))
  const document = { ...person, knows }
  expect(found(document)).toEqual([])
})

it('never throws on what JSON can hold', () => {
  const odd: Json[] = [
    null,
    5,
    'x',
    [],
    [[]],
    {},
    { '@context': null },
    { '@graph': {} },
    { ...person, '@type': [] },
    { ...person, '@type': { '@id': 5 } },
    { ...person, '@id': [] },
    { ...person, '': '' },
    { ...person, '@reverse': 5 },
    { ...person, constructor: 5, toString: [] },
  ]
  for (const document of odd) expect(() => [checkDocument(document), checkStrictly(document)]).not.toThrow()
})
