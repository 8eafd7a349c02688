import { Parser } from 'htmlparser2'
import { lettersAndDigits, type PageFacts } from '../../../src/json-ld/site/page-facts.ts'
import { feed } from '../../../src/readiness/page/feed.ts'
import { empty } from '../../../src/readiness/page/kinds-of-element.ts'
import { detached } from '../../findings/lines.ts'

/** A piece of JSON in a file. */
export type Snippet = {
  readonly text: string
  /** Where it begins in the file, in characters. */
  readonly start: number
}

/** What a page shows, and its address by its canonical link. */
type PageRead = PageFacts & { readonly canonical: string | undefined }

export type Reading = {
  readonly snippets: readonly Snippet[]
  /** Of HTML alone. */
  readonly page?: PageRead
  /** Structured data in another syntax, and where it first occurs. */
  readonly others?: { readonly what: string; readonly at: number }
  /** Where reading stopped, because nothing nests that deep on purpose. */
  readonly stoppedAt?: number
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head'])
const declaration = /^application\/ld\+json\s*(?:;|$)/i

/** The JSON-LD of a page and, if it has any, what the page shows. Scripts within `<template>` are not the page's. */
export function readHtml(html: string): Reading {
  // Templates may write the plus sign of `ld+json` as a character reference: ASP.NET does.
  if (!/\bld(?:\+|&#?\w{2,5};)json|itemscope|typeof=/i.test(html)) return { snippets: [] }
  const snippets: Snippet[] = []
  const shown: string[] = []
  const days = new Set<string>()
  let [language, canonical]: (string | undefined)[] = []
  let title = ''
  let script: { start: number; text: string } | undefined
  let inTitle = false
  const items: number[] = []
  const resources: number[] = []
  let templates = 0
  let open = 0
  // How many open elements are in a hidden one, including that one.
  let hidden = 0
  // The ids of what buttons open: Google takes what a visitor can unfold for shown.
  const unfolded = new Set<string | undefined>()
  const parser = new Parser({
    onopentag(name, attributes) {
      open++
      for (const id of attributes['aria-controls']?.split(/\s+/) ?? []) unfolded.add(id)
      if (templates === 0 && 'itemscope' in attributes && /schema\.org/i.test(attributes.itemtype ?? ''))
        items.push(parser.startIndex)
      if (templates === 0 && isOfSchema(attributes)) resources.push(parser.startIndex)
      if (name === 'html') language = attributes.lang
      else if (name === 'link' && attributes.rel === 'canonical') canonical ??= attributes.href
      else if (name === 'title' && title === '') inTitle = true
      else if (name === 'time' && templates === 0) {
        const day = /^\d{4}-\d\d-\d\d/.exec(attributes.datetime ?? '')?.[0]
        if (day !== undefined) days.add(day)
      } else if (name === 'script' && templates === 0 && declaration.test(attributes.type ?? ''))
        script = { start: parser.endIndex + 1, text: '' }
      if (name === 'template') templates++
      const isHidden = 'hidden' in attributes && attributes.hidden !== 'until-found' && !unfolded.has(attributes.id)
      if (!empty.has(name) && (hidden > 0 || unseen.has(name) || isHidden)) hidden++
    },
    ontext(text) {
      if (script) script.text += text
      else if (inTitle) title += text
      else if (hidden === 0) shown.push(text)
    },
    onclosetag(name) {
      open--
      if (name === 'script' && script) {
        // Plugins leave the tag where they have nothing to say.
        if (script.text.trim() !== '') snippets.push(script)
        script = undefined
      }
      if (name === 'title') inTitle = false
      if (name === 'template') templates--
      if (hidden > 0 && !empty.has(name)) hidden--
    },
  })
  const stoppedAt = feed(parser, html, () => open)
  const others = otherSyntaxes(items, resources)
  const more = { ...(others && { others }), ...(stoppedAt !== undefined && { stoppedAt }) }
  if (snippets.length === 0) return { snippets, ...more }
  const page: PageRead = {
    language: language && detached(language),
    canonical: canonical && detached(canonical),
    text: lettersAndDigits(`${title} ${shown.join(' ')}`),
    days: [...days],
  }
  return { snippets, page, ...more }
}

/** RDFa of schema.org. */
const isOfSchema = ({ typeof: type, vocab, prefix }: Readonly<Record<string, string>>) =>
  type !== undefined && (/schema(?:\.org|:)/i.test(`${type} ${vocab} ${prefix}`) || vocab === undefined)

function otherSyntaxes(items: readonly number[], resources: readonly number[]): Reading['others'] {
  const count = (number: number, of: string) =>
    number > 0 ? [`${number} ${number === 1 ? 'item' : 'items'} of ${of}`] : []
  const what = [...count(items.length, 'microdata'), ...count(resources.length, 'RDFa')].join(' and ')
  return what ? { what, at: Math.min(...items.slice(0, 1), ...resources.slice(0, 1)) } : undefined
}
