import { msg } from '#lingui/macro'
import { isObject, type Json } from '../../json-ld/json.ts'
import { isA, nodesIn, valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { documentsIn } from '../page/json-ld.ts'
import { ancestors, type Element, nearest, type Page } from '../page/page.ts'

export const author: Check = {
  id: 'identity/author',
  weight: 4,
  grade: 'C',
  title: msg`A person or an organization that can be looked up answers for the page.`,
  why: msg`sameAs ties the name to profiles and registers elsewhere: the same name is then the same thing. Google asks who made the content.`,
  remedy: msg`Describe the author or publisher in JSON-LD, with sameAs.`,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page }) {
    const all = documentsIn(page).flatMap(({ document }) => (document === undefined ? [] : [...nodesIn(document)]))
    const named = all.filter(({ node }) => typeof node.name === 'string' && makers.some((maker) => isA(node, maker)))
    const known = named.find(({ node }) => valuesOf(node, 'sameAs').some(isAddress))
    const fix =
      '<script type="application/ld+json">\n{"@context": "https://schema.org", "@type": "Organization", "name": "…", "url": "https://…", "sameAs": ["https://…"]}\n</script>'
    const [first] = named
    if (known && isObject(known.node)) return pass(msg`${{ name: String(known.node.name) }} can be looked up.`)
    if (first)
      return warn(
        remark(
          msg`${{ name: String(first.node.name) }} has no sameAs.`,
          page.scripts.find(({ attributes }) => /ld\+json/.test(attributes.type ?? ''))?.at,
        ),
        fix,
      )
    const marked = page.elements.find(isLookedUp)
    if (marked) return pass(msg`The markup names a person or an organization that can be looked up.`, marked.at)
    const byline = bylineOf(page)
    if (byline) return warn(remark(msg`A name alone answers for the page.`, byline.at), fix)
    return fail(remark(msg`Neither a byline nor the markup names who answers for the page.`, 0), fix)
  },
}

/** The `sameAs` of a person or an organization in microdata or RDFa. */
function isLookedUp({ attributes: { itemprop, property, href = '' }, parent }: Element): boolean {
  if (!parent || !/^(?:schema:)?sameAs$/.test(itemprop ?? property ?? '') || !isAddress(href)) return false
  for (const { attributes } of ancestors(parent)) {
    const type = attributes.itemtype ?? attributes.typeof
    if (type !== undefined) return makers.some((maker) => isA({ '@type': type.trim().split(/\s+/) }, maker))
  }
  return false
}

/** Where a page names its author without JSON-LD: in its head, by `rel`, by markup, by the class that themes use, in words. */
const bylineOf = ({ metas, elements, anchors, blocks }: Page) =>
  metas.find(
    ({ attributes: { name = '', property = '', content = '' } }) =>
      content.trim() !== '' &&
      /^(?:author|publisher|byl|(?:article|book|parsely|sailthru|dc)[:.-]author|(?:dc|dcterms)\.(?:creator|publisher)|twitter:creator)$/i.test(
        property || name,
      ),
  ) ??
  elements.find(
    ({ name, attributes: { rel = '', itemprop = '', property = '', class: classes = '' } }) =>
      rel === 'author' ||
      /^(?:author|creator|publisher)$/.test(itemprop) ||
      (name !== 'meta' && /^(?:(?:schema|dc|dct|dcterms):)?(?:author|creator|publisher)$/.test(property)) ||
      /(?:^|[\s_-])(?:byline|author(?:-name|_name|name)?|vcard)(?:$|[\s_-])/i.test(classes.slice(0, 200)),
  ) ??
  anchors.find(({ href, main }) => main && /\/authors?\//.test(href)) ??
  blocks.find(
    ({ text, kind, level, element }) =>
      text.length < 200 &&
      (owned.test(text) ||
        signs(text, kind === 'heading' && level < 3) ||
        (isNamed(text.trim()) && nearest(element, 3).some(({ name }) => name === 'address'))),
  )

/** A notice with a year and a name: `© 2024 The Mill`. Captions of photographs have no year, others no name. */
const owned =
  /^\W{0,5}(?:©|\([cC]\)|[cC]opyright|COPYRIGHT)(?: ?©| ?\([cC]\)| [cC]opyright)?[^\p{L}]{0,20}\d{4}[^\p{L}]{0,20}(?:by |par |von )?(?!(?:[Aa]ll|[Tt]ous|[Tt]oute|[Aa]lle|[Tt]odos|[Tt]utti|[Rr]ights|ALL|TOUS)(?!\p{L}))\p{Lu}/u

/** Whether a text says by whom it is. Large headings say so in other words: `By Land and Sea`. */
function signs(text: string, isTitle: boolean): boolean {
  if (/^\s*(?:autho?r|auteur|autore|автор|作者|著者)(?:in|e)?(?:s|\(s\))?\s*[:：]\s*\p{L}/iu.test(text)) return true
  const word =
    /^\s*(?:(?:written|posted|published|geschrieben|verfasst|écrit|rédigé|publié|escrito|scritto|geschreven)\s+)?(?:by|par|von|por|di|da|af|av|door)\s+/iu.exec(
      text,
    )?.[0]
  // These begin other things than bylines when they are capitalized: `Door Handles`, `Da Vinci`.
  return word !== undefined && !isTitle && !/^\s*D(?:oor|a)\s/.test(word) && isNamed(text.slice(word.length))
}

// `By Appointment Only`, `By Christmas Eve, all was sold.`, `BY USING THIS SITE YOU AGREE`: capitals make no name.
const isNamed = (text: string) =>
  !/^(?:appointment|popular|public|using|clicking|continuing|submitting|signing|subscribing)(?!\p{L})/iu.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:d[aeiou]|del|della|van|von|der|den|la|le|al|bin|el))*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}(?:\s+(?:and|und|et|y|on|am|le|el|il|in|for|published|updated|posted)(?!\p{L})|(?!\s*[\p{L}'’])(?!,.*\p{Ll}[.!?]\s*$))/su.test(
    text,
  )

const isAddress = (value: Json) => typeof value === 'string' && /^https?:\/\//.test(value)
const makers = ['Person', 'Organization']
