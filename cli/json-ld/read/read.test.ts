import { describe, expect, it } from 'vitest'
import { tooDeepAt } from '../../../src/json-ld/json.ts'
import { duplicateKeys, jsonPlaces, syntaxErrorOf } from './json-places.ts'
import { guessKind, read } from './read.ts'

const script = (json: string) => `<script type="application/ld+json">${json}</script>`

describe('of HTML', () => {
  it('takes for shown what visitors can unfold', () => {
    const html = `${script('{}')}<button aria-controls="a b">c</button><p hidden id="b">d</p><p hidden="until-found">e</p><p hidden>f</p>`
    expect(read(html, 'html').page?.text).toBe('cde')
  })

  it('reads every script of the type, where it begins', () => {
    const html = `<p>1</p>${script('{"a":1}')}\n<SCRIPT type="Application/LD+JSON; charset=utf-8">{"b":"</p>"}</SCRIPT><script>{"c":1}</script>`
    const { snippets } = read(html, 'html')
    expect(snippets.map(({ text }) => text)).toEqual(['{"a":1}', '{"b":"</p>"}'])
    for (const { text, start } of snippets) expect(html.slice(start, start + text.length)).toBe(text)
  })

  it.each(['&#x2B;', '&#43;', '&plus;'])('reads a script whose type is written with %s, as templates do', (plus) => {
    expect(read(script('{}').replace('+', plus), 'html').snippets).toMatchObject([{ text: '{}' }])
  })

  it('leaves out what is in a template or a comment', () => {
    expect(
      read(`<template>${script('{}')}</template><!-- ${script('{}')} -->${script('[]')}`, 'html').snippets,
    ).toHaveLength(1)
  })

  it('takes an empty script for none', () => expect(read(script(' \n'), 'html').snippets).toEqual([]))

  it('knows what is visible', () => {
    const html = `<html lang="fr"><head><title>Le titre</title><link rel="canonical" href="https://a.example/"></head><body><style>p{}</style><p hidden>caché <b>aussi</b></p><button aria-controls="a">Ouvrir</button><p id="a" hidden>Plié</p><p>Été&nbsp;: 1&nbsp;299,00 €</p><time dateTime="2026-11-21T09:00">hier</time>${script('{}')}<svg><title>image</title></svg></body>`
    expect(read(html, 'html').page).toEqual({
      language: 'fr',
      canonical: 'https://a.example/',
      text: 'letitreouvrirpliéété129900hier',
      days: ['2026-11-21'],
    })
  })
})

it('of Markdown reads blocks that are JSON-LD, longer fences too', () => {
  const markdown =
    '````jsonld\n{"a":"```"}\n````\n\n```json\n{"@context":"https://schema.org"}\n```\n\n```json\n{"plain":1}\n```\n\n```js\n"@context"\n```\n'
  const { snippets } = read(markdown, 'markdown')
  expect(snippets.map(({ text }) => text)).toEqual(['{"a":"```"}\n', '{"@context":"https://schema.org"}\n'])
  for (const { text, start } of snippets) expect(markdown.slice(start, start + text.length)).toBe(text)
})

it('of Markdown reads blocks in lists, and one that is not closed', () => {
  const markdown = '1. A step\n\n    - in a step\n\n      ```jsonld\n      {"a":1}\n      ```\n\n~~~jsonld\n{"b":2}\n'
  const { snippets } = read(markdown, 'markdown')
  expect(snippets.map(({ text }) => text.trim())).toEqual(['{"a":1}', '{"b":2}'])
})

it.each(['~', '`'])('a text of nothing but %s is no block, and read in no time', (sign) => {
  expect(read(sign.repeat(200_000), 'markdown').snippets).toEqual([])
})

it('a byte order mark is not part of JSON', () => {
  expect(read('\uFEFF{}', 'json').snippets).toEqual([{ text: '{}', start: 1 }])
})

it.each([
  [' <!doctype html>', 'html'],
  ['\n[{}]', 'json'],
  ['# Title', 'markdown'],
])('takes %j for %s', (text, kind) => {
  expect(guessKind(text)).toBe(kind)
})

describe('places in JSON', () => {
  const json = '{\n  "a": [1, {"b/c": "x"}],\n  "a": 2\n}'

  it('are those of keys and of values, or of what is around them', () => {
    const places = jsonPlaces('{"a": [1, {"b/c": "x"}]}')
    expect(places.offsetOf('/a/1/b~1c', 'key')).toBe(11)
    expect(places.offsetOf('/a/1/b~1c', 'value')).toBe(18)
    expect(places.offsetOf('/a/1/nothing', 'value')).toBe(10)
    expect(places.offsetOf('', 'value')).toBe(0)
  })

  it('duplicate keys are found, and where brackets nest too deep, but for those in strings', () => {
    expect(duplicateKeys(json)).toEqual([{ key: 'a', pointer: '/a', offset: json.lastIndexOf('"a"') }])
    expect(tooDeepAt('{"a": ["[[[[", [[1]]]}', 3)).toBe(16)
    expect(tooDeepAt('{"a\\":": ["[[[[", [[1]]]}', 4)).toBeUndefined()
  })

  it('says where the syntax breaks', () => {
    expect(syntaxErrorOf('{"a": 1,}')).toEqual({ offset: 8, message: 'Property name expected.' })
    expect(syntaxErrorOf('{"a": "b\nc"}')).toEqual({
      offset: 6,
      message: expect.stringMatching(/^A text goes over the end/),
    })
    expect(syntaxErrorOf('{"a": "b')).toEqual({ offset: 6, message: 'Unexpected end of string.' })
  })
})
