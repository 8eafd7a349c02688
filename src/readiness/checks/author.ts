import { msg } from '#lingui/macro'
import { isObject, type Json } from '../../json-ld/json.ts'
import { isA, valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { nodesOf } from '../page/json-ld.ts'
import { informs } from '../page/kind-of-page.ts'
import { ancestors, type Element, nearest, type Tag } from '../page/page.ts'

export const author: Check = {
  id: 'identity/author',
  weight: 4,
  grade: 'C',
  title: msg`A person or an organization that can be looked up answers for the page.`,
  why: msg`sameAs ties the name to profiles and registers elsewhere: the same name is then the same thing. Google asks who made the content.`,
  remedy: msg`Name the author or publisher in JSON-LD, and link their profiles or entries in registers by sameAs.`,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page }) {
    const named = nodesOf(page).filter(
      ({ node, trail }) =>
        typeof node.name === 'string' &&
        node.name.trim() !== '' &&
        makers.some((maker) => isA(node, maker)) &&
        !trail.some((key) => ofOthers.test(key)),
    )
    const known = named.find(({ node }) => valuesOf(node, 'sameAs').some(isAddress))
    const fixOf = (type: string) =>
      `<script type="application/ld+json">\n{"@context": "https://schema.org", "@type": "${type}", "name": "…", "url": "https://…", "sameAs": ["https://…"]}\n</script>`
    const [first] = named
    if (known && isObject(known.node)) return pass(msg`${{ name: String(known.node.name) }} can be looked up.`)
    if (first)
      return warn(
        remark(
          msg`No sameAs says which profiles elsewhere are those of “${{ name: String(first.node.name).trim() }}”.`,
          page.scripts.find(({ attributes }) => /ld\+json/.test(attributes.type ?? ''))?.at,
        ),
        // A second node would name somebody else.
        '"sameAs": ["https://…"]',
      )
    const marked = page.elements.find(isLookedUp) ?? page.metas.find(isProfile)
    if (marked) return pass(msg`The markup names a person or an organization that can be looked up.`, marked.at)
    const cards = new Set(page.elements.filter(isPropertyOfCard).flatMap((one) => nearest(one, 6)))
    const byline = page.metas.find(isNamedInHead) ?? page.elements.find((one) => isNamedInBody(one, cards))
    if (byline)
      return warn(
        remark(msg`A name is given, and nothing to look it up by.`, byline.at),
        fixOf(isOfAuthor(byline) ? 'Person' : 'Organization'),
      )
    const nobody = remark(msg`No markup says who answers for the page.`, 0)
    // Words may name somebody anywhere; who is to be cited has to be marked.
    return (informs(page) ? fail : warn)(nobody, fixOf('Organization'))
  },
}

/** Who wrote an article is a person; `<meta name="author">` names companies, too. */
const isOfAuthor = ({ attributes: { rel, itemprop, property } }: Pick<Tag, 'attributes'>) =>
  [rel, itemprop, property].some((one = '') => /(?:^|[:.-])author$/.test(one))

const isNamedInHead = ({ attributes: { name = '', property = '', content = '' } }: Tag) =>
  content.trim() !== '' &&
  /^(?:author|publisher|byl|(?:article|book|parsely|sailthru|dc)[:.-]author|(?:dc|dcterms)\.(?:creator|publisher)|twitter:creator)$/i.test(
    property || name,
  )

/** Open Graph wants the address of a profile as the author; who is called `@name` is found by that name. */
const isProfile = (meta: Tag) =>
  isNamedInHead(meta) &&
  (isAddress(meta.attributes.content ?? '') ||
    ((meta.attributes.name ?? meta.attributes.property) === 'twitter:creator' &&
      /^@\w+$/.test(meta.attributes.content ?? '')))

/** By `rel`, microdata, RDFa or a microformat, of whose cards something is marked unless the whole is a link. */
function isNamedInBody(element: Element, cards: ReadonlySet<Element>): boolean {
  const { rel = '', itemprop = '', property = '', class: classes = '' } = element.attributes
  const isNamed =
    rel === 'author' ||
    /^(?:author|creator|publisher)$/.test(itemprop) ||
    (element.name !== 'meta' && /^(?:(?:schema|dc|dct|dcterms):)?(?:author|creator|publisher)$/.test(property)) ||
    /(?:^|\s)(?:[ph]-author|p-card|vcard)(?:\s|$)/.test(classes.slice(0, 200)) ||
    (/(?:^|\s)h-card(?:\s|$)/.test(classes.slice(0, 200)) && (element.name === 'a' || cards.has(element)))
  return isNamed && ![...ancestors(element)].some(({ attributes }) => ofOthers.test(attributes.itemprop ?? ''))
}

/** Cards of rates or goods have the class `h-card`, too, and no such property. */
const isPropertyOfCard = ({ attributes: { class: classes = '' } }: Element) =>
  /(?:^|\s)(?:p-name|p-org|u-url)(?:\s|$)/.test(classes.slice(0, 200))

/** The `sameAs` of a person or an organization in microdata or RDFa. */
function isLookedUp({ attributes: { itemprop, property, href = '' }, parent }: Element): boolean {
  if (!parent || !/^(?:schema:)?sameAs$/.test(itemprop ?? property ?? '') || !isAddress(href)) return false
  for (const { attributes } of ancestors(parent)) {
    const type = attributes.itemtype ?? attributes.typeof
    if (type !== undefined) return makers.some((maker) => isA({ '@type': type.trim().split(/\s+/) }, maker))
  }
  return false
}

const isAddress = (value: Json) => typeof value === 'string' && /^https?:\/\//.test(value)
/** Who took a picture, or reviews or comments on what the page is of, does not answer for the page. */
const ofOthers = /^(?:image|reviews?|comment)$/
// Churches, museums and town halls are places in the vocabulary.
const makers = ['Person', 'Organization', 'CivicStructure']
