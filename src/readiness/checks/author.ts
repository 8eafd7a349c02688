import { msg } from '#lingui/macro'
import { isObject, type Json } from '../../json-ld/json.ts'
import { isA, nodesIn, valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { documentsIn } from '../page/json-ld.ts'
import type { Page } from '../page/page.ts'

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
    const makers = all.filter(({ node }) => isA(node, 'Person') || isA(node, 'Organization'))
    const named = makers.filter(({ node }) => typeof node.name === 'string')
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
    const byline = bylineOf(page)
    if (byline) return warn(remark(msg`A name alone answers for the page.`, byline.at), fix)
    return fail(remark(msg`Neither a byline nor the markup names who answers for the page.`, 0), fix)
  },
}

/** Where a page names its author without structured data: in its head, by `rel`, by microdata, by the class that themes use. */
const bylineOf = ({ metas, elements, anchors, blocks }: Page) =>
  metas.find(
    ({ attributes: { name = '', property = '', content = '' } }) =>
      content.trim() !== '' &&
      /^(?:author|byl|(?:article|book|parsely|sailthru|dc)[:.-]author|dc\.creator|twitter:creator)$/i.test(
        property || name,
      ),
  ) ??
  elements.find(
    ({ attributes: { rel = '', itemprop = '', class: classes = '' } }) =>
      rel === 'author' ||
      itemprop === 'author' ||
      /(?:^|[\s_-])(?:byline|author(?:-name|_name|name)?|vcard)(?:$|[\s_-])/i.test(classes.slice(0, 200)),
  ) ??
  anchors.find(({ href, main }) => main && /\/authors?\//.test(href)) ??
  blocks.find(
    ({ text }) => text.length < 200 && /^\s*(?:by|par|von|por|di|af|av|door)\s+\p{Lu}\p{L}+ \p{Lu}/u.test(text),
  )

const isAddress = (value: Json) => typeof value === 'string' && /^https?:\/\//.test(value)
